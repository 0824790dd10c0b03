const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** CSV for spreadsheets: every cell quoted, comma-separated, CRLF. */
export const writeTable = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');

/** Lets spreadsheets recognize UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
