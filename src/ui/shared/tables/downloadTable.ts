import type { GuardedTable } from '../../../domain/shared/formulaGuard.ts';
import { BYTE_ORDER_MARK, writeTable } from '../../../domain/tables/writeTable.ts';
import { downloadFile } from './downloadFile.ts';

/** `name` without extension. */
export const downloadTable = (name: string, rows: GuardedTable): void =>
  downloadFile(`${name}.csv`, new Blob([BYTE_ORDER_MARK, writeTable(rows)], { type: 'text/csv' }));
