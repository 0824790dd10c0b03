import { delimiters, type TableFormat } from '../../../domain/tables/tableFormat.ts';

/** The sign between cells and the number of the row with the names as they stand in a form; empty where nobody chose. */
export type ChosenFormat = { readonly delimiter: string; readonly namesRow: string };

export const NO_CHOICE: ChosenFormat = { delimiter: '', namesRow: '' };

export function chosenFormat({ delimiter, namesRow }: ChosenFormat): Partial<TableFormat> {
  const sign = delimiters.find((each) => each === delimiter);
  return { ...(sign && { delimiter: sign }), ...(/^\d+$/.test(namesRow) && { namesRow: Number(namesRow) }) };
}

/** What a form keeps of a choice; what is left out of it is guessed anew. */
export const keptChoice = ({ delimiter, namesRow }: Partial<TableFormat>): ChosenFormat => ({
  delimiter: delimiter ?? '',
  namesRow: namesRow === undefined ? '' : String(namesRow),
});
