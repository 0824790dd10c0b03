import { delimiters, type TableFormat } from '../../../domain/tables/tableFormat.ts';

/** Form values of the table format. An empty value means that it is detected. */
export type ChosenFormat = { readonly delimiter: string; readonly namesRow: string };

export const NO_CHOICE: ChosenFormat = { delimiter: '', namesRow: '' };

export function chosenFormat({ delimiter, namesRow }: ChosenFormat): Partial<TableFormat> {
  const sign = delimiters.find((each) => each === delimiter);
  return { ...(sign && { delimiter: sign }), ...(/^\d+$/.test(namesRow) && { namesRow: Number(namesRow) }) };
}

export const chosenValues = ({ delimiter, namesRow }: Partial<TableFormat>): ChosenFormat => ({
  delimiter: delimiter ?? '',
  namesRow: namesRow === undefined ? '' : String(namesRow),
});
