const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** CSV for spreadsheets: all cells in quotation marks, separated by commas, lines separated by CRLF. */
export const writeTable = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');

/** Byte order mark at the start of a file, so that spreadsheets recognize UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
