import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { cutRows, RowCutter, type CutRow } from '../../../src/domain/tables/RowCutter.ts';

const cellsOf = (rows: readonly CutRow[]) => rows.map(({ cells }) => cells);
/** Cells of each row. A broken row starts with "broken". */
const rowsOf = (text: string, delimiter = ',') =>
  cutRows(text, delimiter).map(({ cells, isBroken }) => (isBroken ? ['broken', ...cells] : cells));
const malformedText = fc.string({
  unit: fc.constantFrom('"', '"', ',', '\n', '\r', '\r\n', ' ', 'a', 'é'),
  maxLength: 30,
});

describe('RowCutter', () => {
  it('ends a row at CRLF, LF or CR, except inside quotes', () => {
    expect(rowsOf('a,b\n"x,\r\ny",2\r\n3,4\r5,"6\r7"')).toEqual([
      ['a', 'b'],
      ['x,\r\ny', '2'],
      ['3', '4'],
      ['5', '6\r7'],
    ]);
    expect(rowsOf('a\n\nb\n')).toEqual([['a'], [''], ['b']]);
    expect(rowsOf('')).toEqual([]);
  });

  it('reads quoted cells, with escaped quotes and spaces after the closing quote', () => {
    expect(rowsOf('"a" ,"b"\n"","say ""hi"""')).toEqual([
      ['a', 'b'],
      ['', 'say "hi"'],
    ]);
  });

  it('marks as broken only the row with an unclosed quote or with a quote closed inside a cell', () => {
    expect(rowsOf('1,"a\n2,b\n3,"c"x\n"4\nd","e"f\n5,g')).toEqual([
      ['broken', '1,"a'],
      ['2', 'b'],
      ['broken', '3,"c"x'],
      ['broken', '"4'],
      ['broken', 'd","e"f'],
      ['5', 'g'],
    ]);
  });

  it('does not remove quotes inside cells of tab-separated text, because spreadsheets do not escape them when copying', () => {
    expect(rowsOf('"Vintage" look\tV\nLike "retro"\tR\n"Old\tO\n"two\nlines"\tT', '\t')).toEqual([
      ['"Vintage" look', 'V'],
      ['Like "retro"', 'R'],
      ['"Old', 'O'],
      ['two\nlines', 'T'],
    ]);
  });

  it('skips a byte order mark and a `sep=` line with the delimiter', () => {
    expect(rowsOf('\uFEFFsep=;\r\na;b', ';')).toEqual([['a', 'b']]);
    expect(rowsOf('"sep=;"\na;b', ';')).toEqual([['a', 'b']]);
    expect(rowsOf('\uFEFF"a",b')).toEqual([['a', 'b']]);
    expect(rowsOf('sep=a;b', ';')).toEqual([['sep=a', 'b']]);
  });

  it('returns the same rows for any division of the text into chunks', () => {
    const split = fc.tuple(
      fc.oneof(
        malformedText,
        malformedText.map((text) => `sep=,\r\n${text}`),
      ),
      fc.array(fc.nat(40)),
      fc.constantFrom(',', '\t'),
    );
    fc.assert(
      fc.property(split, ([text, places, delimiter]) => {
        const cutter = new RowCutter(delimiter);
        const ends = [...places.toSorted((one, other) => one - other), text.length];
        const rows = ends.flatMap((end, nth) =>
          cutter.push(text.slice(ends[nth - 1] ?? 0, Math.max(end, ends[nth - 1] ?? 0)), nth === ends.length - 1),
        );
        expect(rows).toEqual(cutRows(text, delimiter));
      }),
      { numRuns: 1000 },
    );
  });

  it('returns the same rows as another parser for well-formed text', () => {
    const cell = fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', ' ', 'a', "'"), maxLength: 8 });
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(rows, fc.boolean(), fc.constantFrom('\r\n', '\n'), (table, quotes, newline) => {
        const text = Papa.unparse(table, { quotes, newline });
        expect(cellsOf(cutRows(text, ','))).toEqual(table);
        expect(Papa.parse(text, { newline, delimiter: ',' }).data).toEqual(table);
      }),
      { numRuns: 500 },
    );
  });

  it('takes linear time, even with many unclosed quotes', () => {
    const lines = 20_000;
    expect(cutRows('"a""\n'.repeat(lines), ',')).toHaveLength(lines);
    expect(cutRows('"""'.repeat(lines), ',')).toHaveLength(1);
  });
});
