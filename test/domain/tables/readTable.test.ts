import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from '../../../src/domain/tables/decodeText.ts';
import { readTable, TABLE_LIMITS, tooMuchOf } from '../../../src/domain/tables/readTable.ts';
import { BYTE_ORDER_MARK, writeTable } from '../../../src/domain/tables/writeTable.ts';

const columnNames = ['Reason', 'Code', 'Tags', 'Price'];
const countNames = (cells: readonly string[]): number => cells.filter((cell) => columnNames.includes(cell)).length;

function tableOf(text: string) {
  const table = readTable(text, countNames);
  return table.ok ? table.value : undefined;
}
const cellsOf = (text: string) => {
  const table = readTable(text, countNames);
  return table.ok ? [table.value.names, ...table.value.rows.map(({ cells }) => cells)] : table.error.kind;
};

type Rows = readonly (readonly string[])[];
const withoutBreaks = (rows: Rows): Rows => rows.map((row) => row.map((cell) => cell.replaceAll(/[\r\n]/g, ' ')));

/** Returns a function that quotes a cell if the cell matches `needs`, as a spreadsheet program does. */
const quotedWhere =
  (needs: RegExp) =>
  (cell: string): string =>
    needs.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
const lines = (rows: Rows, sign: string, end: string, cellOf: (cell: string) => string): string =>
  rows.map((row) => row.map(cellOf).join(sign) + end).join('');
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string): Uint8Array =>
  new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (_, nth) => `\uFEFF${text}`.charCodeAt(nth)).buffer);

const programs: Readonly<Record<string, (rows: Rows) => Uint8Array>> = {
  'Excel, CSV UTF-8': (rows) => utf8(BYTE_ORDER_MARK + lines(rows, ',', '\r\n', quotedWhere(/[",\r\n]/))),
  'Excel where the comma is decimal': (rows) =>
    utf8(BYTE_ORDER_MARK + lines(rows, ';', '\r\n', quotedWhere(/[";\r\n]/))),
  'Excel with its line for the delimiter': (rows) =>
    utf8(`${BYTE_ORDER_MARK}sep=;\r\n${lines(rows, ';', '\r\n', quotedWhere(/[";\r\n]/))}`),
  'Excel, Unicode text': (rows) => utf16(lines(rows, '\t', '\r\n', quotedWhere(/["\t\r\n,]/))),
  LibreOffice: (rows) => utf8(lines(rows, ',', '\n', quotedWhere(/[",\r\n]/))),
  'LibreOffice, all texts quoted': (rows) => utf8(lines(rows, ';', '\n', quotedWhere(/^/))),
  Sheets: (rows) => utf8(lines(rows, ',', '\r\n', quotedWhere(/[",\r\n]/)).slice(0, -2)),
  'Sheets, tabs': (rows) => utf8(lines(withoutBreaks(rows), '\t', '\r\n', (cell) => cell.replaceAll('\t', ' '))),
  PostgreSQL: (rows) => utf8(lines(rows, ',', '\n', quotedWhere(/[",\r\n]|^$|^\\\.$/))),
  'SQL Server and Access': (rows) => utf8(lines(rows, ',', '\r\n', quotedWhere(/\D/))),
  'what this product exports': (rows) => utf8(BYTE_ORDER_MARK + writeTable(rows)),
};

describe('readTable', () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.string({
      unit: fc.constantFrom('"', ',', ';', '\t', '|', '\n', '\r\n', ' ', "'", 'é', '注', '1'),
      maxLength: 8,
    }),
  );
  const rows = fc
    .array(fc.tuple(cell, cell, cell, cell), { maxLength: 6 })
    .map((each) => each.filter((row) => row.some((text) => text.trim() !== '')));

  it.each(Object.keys(programs))('reads a table in the format that %s writes', (program) => {
    fc.assert(
      fc.property(rows, (table) => {
        const written = [columnNames, ...table];
        const read = cellsOf(decodeText(programs[program]!(written), 'en'));
        const isPlain = program === 'Sheets, tabs';
        // Google Sheets copies tab-separated cells without tabs, line breaks and quotes.
        const expected = isPlain
          ? withoutBreaks(written).map((row) => row.map((text) => text.replaceAll('\t', ' ')))
          : written;
        fc.pre(!isPlain || !expected.some((row) => row.some((text) => text.startsWith('"'))));
        expect(read).toEqual(expected);
      }),
    );
  });

  it('detects commas, semicolons, tabs and bars as delimiters', () => {
    const table = [
      ['Reason', 'Code'],
      ['Too small, really', 'SI"ZE'],
    ];
    expect(cellsOf('\uFEFFReason,Code\r\n"Too small, really","SI""ZE"\r\n')).toEqual(table);
    expect(cellsOf('Reason;Code\nToo small, really;"SI""ZE"')).toEqual(table);
    expect(cellsOf('Reason\tCode\r\nToo small, really\t"SI""ZE"')).toEqual(table);
    expect(cellsOf('Reason|Code\nToo small, really|"SI""ZE"')).toEqual(table);
    expect(cellsOf('Code\r\nSIZE\r\n')).toEqual([['Code'], ['SIZE']]);
    expect(cellsOf('a;1,5\nb;2,5')).toEqual([[], ['a', '1,5'], ['b', '2,5']]);
  });

  it('uses the row with the most known column names as header, even if a title is above that row', () => {
    expect(tableOf('All reasons\n\nReason,Code\nLate,LATE')?.format.namesRow).toBe(3);
    expect(tableOf('Late,LATE\nCode,CODE')?.format.namesRow).toBe(0);
    expect(tableOf('Late,LATE\nReason,Code')?.format.namesRow).toBe(0);
    expect(tableOf('Code,LATE\nReason,Code')?.format.namesRow).toBe(1);
  });

  it('uses the delimiter and the header row that the user chose', () => {
    const read = readTable('Reason;Code\nLate,really;LATE', countNames, { delimiter: ',', namesRow: 0 });
    expect(read.ok && read.value.rows.map(({ cells }) => cells)).toEqual([
      ['Reason;Code', ''],
      ['Late', 'really;LATE'],
    ]);
  });

  it('returns each row with its row number in the file and the problem of the row', () => {
    expect(tableOf('Reason,Code\n\nLate\n,\n"a"b,C\nD,E,F\nG,H,\n')?.rows).toMatchObject([
      { number: 3, cells: ['Late', ''] },
      { number: 5, cells: ['"a"b,C'], problem: 'quote' },
      { number: 6, cells: ['D', 'E', 'F'], problem: 'cells' },
      { number: 7, cells: ['G', 'H'] },
    ]);
  });

  it('drops empty columns at the end of a row', () => {
    expect(cellsOf('Reason,Code,,\nA,B,,\nC,D\n')).toEqual([
      ['Reason', 'Code'],
      ['A', 'B'],
      ['C', 'D'],
    ]);
  });

  it('reports cells with a spreadsheet error, and replaces special spaces and text formulas', () => {
    const [row] = tableOf('Reason,Code\n#N/A,"=""01"""\n')?.rows ?? [];
    expect([...(row?.cellProblems ?? [])]).toEqual([[0, 'error-value']]);
    expect(row?.cells).toEqual(['#N/A', '01']);
    expect(tableOf('Reason\u00A0,Code\na\u00A0b,c\n')?.rows).toMatchObject([
      { cells: ['a b', 'c'], texts: ['a\u00A0b', 'c'] },
    ]);
  });

  it('rejects an empty table, and a table with too many rows, columns or characters, with the reason', () => {
    expect(cellsOf('  \r\n')).toBe('empty');
    expect(cellsOf(','.repeat(100_000))).toBe('empty');
    expect(cellsOf('A,B\n'.repeat(10_000))).toBe('too-many-rows');
    expect(cellsOf('A,'.repeat(100))).toBe('too-many-columns');
    expect(cellsOf('x'.repeat(TABLE_LIMITS.characters + 1))).toBe('too-large');
    expect(cellsOf('A,B\n'.repeat(TABLE_LIMITS.rows))).toHaveLength(TABLE_LIMITS.rows + 1);
    expect(tooMuchOf('A,B\n'.repeat(10_000), countNames)).toBe('too-many-rows');
    expect(tooMuchOf('A', countNames)).toBeUndefined();
  });
});

describe('decodeText', () => {
  it('detects UTF-16 and UTF-8, and otherwise uses the usual encoding of the language', () => {
    const of = (...bytes: number[]) => Uint8Array.from(bytes);
    expect(decodeText(of(0xff, 0xfe, 0xe9, 0x00), 'en')).toBe('é');
    expect(decodeText(of(0xfe, 0xff, 0x00, 0xe9), 'en')).toBe('é');
    expect(decodeText(of(0x61, 0x00, 0x2c, 0x00), 'en')).toBe('a,');
    expect(decodeText(of(0x00, 0x61, 0x00, 0x2c), 'en')).toBe('a,');
    expect(decodeText(new TextEncoder().encode('é'), 'ja')).toBe('é');
    expect(decodeText(of(0xe9), 'en')).toBe('é');
    expect(decodeText(of(0x83, 0x89), 'ja')).toBe('ラ');
    expect(decodeText(of(0xc7), 'ar')).toBe('ا');
  });
});
