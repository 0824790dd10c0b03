import { describe, expect, it } from 'vitest';
import { decodeText } from '../../../../src/ui/shared/spreadsheet/decodeText.ts';
import { readSpreadsheet, SPREADSHEET_LIMITS } from '../../../../src/ui/shared/spreadsheet/readSpreadsheet.ts';

const rowsOf = (text: string): unknown => {
  const read = readSpreadsheet(text);
  return read.ok ? read.value : read.error.kind;
};

describe('the text of a spreadsheet', () => {
  it('is read with commas, semicolons or tabs, quotes, a byte order mark and either line end', () => {
    const rows = [
      ['Reason', 'Code'],
      ['Too small, really', 'SI"ZE'],
    ];
    expect(rowsOf('\uFEFFReason,Code\r\n"Too small, really","SI""ZE"\r\n')).toEqual(rows);
    expect(rowsOf('Reason;Code\nToo small, really;"SI""ZE"')).toEqual(rows);
    expect(rowsOf('Reason\tCode\r\nToo small, really\t"SI""ZE"')).toEqual(rows);
    expect(rowsOf('Code\r\nSIZE\r\n')).toEqual([['Code'], ['SIZE']]);
  });

  it('is refused with a reason where it is none, or more than is read at once', () => {
    expect(rowsOf('  \r\n')).toBe('empty');
    expect(rowsOf('Code,"Reason\nSIZE,Too small')).toBe('quote-open');
    expect(rowsOf('A,B\n'.repeat(10_000))).toBe('too-many-rows');
    expect(rowsOf(','.repeat(100_000))).toBe('too-many-columns');
    expect(rowsOf('x'.repeat(SPREADSHEET_LIMITS.characters + 1))).toBe('too-large');
    expect(rowsOf('"'.repeat(99_999))).toBe('quote-open');
    expect(rowsOf('A,B\n'.repeat(SPREADSHEET_LIMITS.rows + 1))).toHaveLength(SPREADSHEET_LIMITS.rows + 1);
  });

  it('is decoded as it was written', () => {
    const utf16 = Uint8Array.from([0xff, 0xfe, 0xe9, 0x00]).buffer;
    expect(decodeText(utf16)).toBe('é');
    expect(decodeText(new TextEncoder().encode('é').buffer)).toBe('é');
    expect(decodeText(Uint8Array.from([0xe9]).buffer)).toBe('é');
    expect(decodeText(Uint8Array.from([0xfe, 0xff, 0x00, 0xe9]).buffer)).toBe('é');
  });
});
