import { describe, expect, it } from 'vitest';
import { pastedTexts } from '../../../src/domain/tables/pastedTexts.ts';

describe('pastedTexts', () => {
  it('splits a paste into lines and cells', () => {
    expect(pastedTexts('Photo\n\nSize label\r\nReceipt, signed\tBox', false)).toEqual([
      'Photo',
      'Size label',
      'Receipt, signed',
      'Box',
    ]);
  });

  it('also splits at separators in a list', () => {
    expect(pastedTexts('Tents, Lamps', true)).toEqual(['Tents', 'Lamps']);
    expect(pastedTexts('a; b|c\nd\te', true)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('keeps a quoted cell with a line break or a comma together', () => {
    expect(pastedTexts('"Lamps\nand shades"', true)).toEqual(['Lamps and shades']);
    expect(pastedTexts('"Lamps\r\nand shades"\r\n', false)).toEqual(['Lamps and shades']);
    expect(pastedTexts('"Tents, green",Lamps', true)).toEqual(['Tents, green', 'Lamps']);
  });

  it('keeps quotation marks that do not enclose a cell', () => {
    expect(pastedTexts('"Vintage" look\nLike "retro"', true)).toEqual(['"Vintage" look', 'Like "retro"']);
    expect(pastedTexts('"Vintage" look, old', true)).toEqual(['"Vintage" look', 'old']);
  });
});
