import { cutRows } from './RowCutter.ts';
import { readList } from './cell.ts';

const LIST_DELIMITERS = ['\t', ';', ','] as const;

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Splits pasted text into cells. With `isList`, also at commas, semicolons and bars outside quotation marks. */
export function pastedTexts(pasted: string, isList: boolean): readonly string[] {
  const delimiter = isList && pasted.includes('"') ? LIST_DELIMITERS.find((each) => pasted.includes(each)) : undefined;
  const cells = cutRows(pasted, delimiter ?? '\t').flatMap((row) =>
    row.isBroken ? (row.cells[0] ?? '').split(delimiter ?? '\t') : row.cells,
  );
  const texts =
    isList && delimiter === undefined
      ? cells.flatMap((cell) => (/[\r\n]/.test(cell) ? [cell] : readList(cell)))
      : cells;
  return texts.map(tidy).filter((text) => text !== '');
}
