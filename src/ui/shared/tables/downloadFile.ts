import type { GuardedTable } from '../../../domain/shared/formulaGuard.ts';
import { BYTE_ORDER_MARK, writeTable } from '../../../domain/tables/writeTable.ts';

export function downloadFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has started to read the file by then.
  setTimeout(() => URL.revokeObjectURL(address));
}

/** `name` without extension. */
export const downloadTable = (name: string, rows: GuardedTable): void =>
  downloadFile(`${name}.csv`, new Blob([BYTE_ORDER_MARK, writeTable(rows)], { type: 'text/csv' }));
