import { describe, expect, it } from 'vitest';
import { pastedTexts } from '../../../src/domain/tables/pastedTexts.ts';

describe('pastedTexts', () => {
  it('splits pasted text at line breaks and tabs', () => {
    expect(pastedTexts('Photo\n\nSize label\r\nReceipt, signed\tBox', false)).toEqual([
      'Photo',
      'Size label',
      'Receipt, signed',
      'Box',
    ]);
  });

  it('also splits pasted text at commas, semicolons and bars if the text is read as a list', () => {
    expect(pastedTexts('Tents, Lamps', true)).toEqual(['Tents', 'Lamps']);
    expect(pastedTexts('a; b|c\nd\te', true)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('does not split a quoted cell at a line break or a comma', () => {
    expect(pastedTexts('"Lamps\nand shades"', true)).toEqual(['Lamps and shades']);
    expect(pastedTexts('"Lamps\r\nand shades"\r\n', false)).toEqual(['Lamps and shades']);
    expect(pastedTexts('"Tents, green",Lamps', true)).toEqual(['Tents, green', 'Lamps']);
  });

  it('does not remove quotation marks inside a cell', () => {
    expect(pastedTexts('"Vintage" look\nLike "retro"', true)).toEqual(['"Vintage" look', 'Like "retro"']);
    expect(pastedTexts('"Vintage" look, old', true)).toEqual(['"Vintage" look', 'old']);
  });
});
