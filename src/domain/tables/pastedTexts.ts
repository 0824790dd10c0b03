import { cutRows } from './RowCutter.ts';
import { readList } from './readList.ts';

const SIGNS = ['\t', ';', ','] as const;

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/**
 * The texts of what is pasted into a list of texts: each cell and each line is one; with `isList`, so is what stands between
 * commas, semicolons or bars. Where quotation marks quote a cell, it is one text whatever it holds. A line end within a text
 * reads as a space.
 */
export function pastedTexts(pasted: string, isList: boolean): readonly string[] {
  const sign = isList && pasted.includes('"') ? SIGNS.find((each) => pasted.includes(each)) : undefined;
  const cells = cutRows(pasted, sign ?? '\t').flatMap((row) =>
    row.isBroken ? (row.cells[0] ?? '').split(sign ?? '\t') : row.cells,
  );
  const texts =
    isList && sign === undefined ? cells.flatMap((cell) => (/[\r\n]/.test(cell) ? [cell] : readList(cell))) : cells;
  return texts.map(tidy).filter((text) => text !== '');
}
