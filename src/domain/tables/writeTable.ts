const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** Rows as spreadsheets read them whatever they hold: every cell quoted, commas between them, each row ended by CRLF. */
export const writeTable = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');

/** The mark by which spreadsheets know that a file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
