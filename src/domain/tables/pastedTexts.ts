import { cutRows } from './RowCutter.ts';
import { readList } from './cell.ts';

const SIGNS = ['\t', ';', ','] as const;

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Splits at cells and lines; with `isList`, also at commas, semicolons and bars outside quotation marks. */
export function pastedTexts(pasted: string, isList: boolean): readonly string[] {
  const sign = isList && pasted.includes('"') ? SIGNS.find((each) => pasted.includes(each)) : undefined;
  const cells = cutRows(pasted, sign ?? '\t').flatMap((row) =>
    row.isBroken ? (row.cells[0] ?? '').split(sign ?? '\t') : row.cells,
  );
  const texts =
    isList && sign === undefined ? cells.flatMap((cell) => (/[\r\n]/.test(cell) ? [cell] : readList(cell))) : cells;
  return texts.map(tidy).filter((text) => text !== '');
}
