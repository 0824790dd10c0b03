import { BYTE_ORDER_MARK, writeTable } from '../../../domain/tables/writeTable.ts';
import { downloadFile } from './downloadFile.ts';

/** Hands rows to the browser as a CSV file; `name` is without its ending. Cells that begin like formulas are the caller's to guard. */
export const downloadTable = (name: string, rows: readonly (readonly string[])[]): void =>
  downloadFile(`${name}.csv`, new Blob([BYTE_ORDER_MARK, writeTable(rows)], { type: 'text/csv' }));
