import type { GuardedTable } from '../../../domain/shared/formulaGuard.ts';
import { BYTE_ORDER_MARK, writeTable } from '../../../domain/tables/writeTable.ts';

export function downloadFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Revoke the URL in a later task, because the browser has started the download by then.
  setTimeout(() => URL.revokeObjectURL(address));
}

/** Downloads a table as a CSV file. `name` has no file extension. */
export const downloadTable = (name: string, rows: GuardedTable): void =>
  downloadFile(`${name}.csv`, new Blob([BYTE_ORDER_MARK, writeTable(rows)], { type: 'text/csv' }));
