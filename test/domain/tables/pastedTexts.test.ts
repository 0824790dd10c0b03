import { describe, expect, it } from 'vitest';
import { pastedTexts } from '../../../src/domain/tables/pastedTexts.ts';

describe('texts that are pasted into a list', () => {
  it('are its lines and cells', () => {
    expect(pastedTexts('Photo\n\nSize label\r\nReceipt, signed\tBox', false)).toEqual([
      'Photo',
      'Size label',
      'Receipt, signed',
      'Box',
    ]);
  });

  it('are apart by signs as well, where they are a list', () => {
    expect(pastedTexts('Tents, Lamps', true)).toEqual(['Tents', 'Lamps']);
    expect(pastedTexts('a; b|c\nd\te', true)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('are one where a spreadsheet quotes a cell with a line break, or a file one with a comma', () => {
    expect(pastedTexts('"Lamps\nand shades"', true)).toEqual(['Lamps and shades']);
    expect(pastedTexts('"Lamps\r\nand shades"\r\n', false)).toEqual(['Lamps and shades']);
    expect(pastedTexts('"Tents, green",Lamps', true)).toEqual(['Tents, green', 'Lamps']);
  });

  it('keep quotation marks that quote nothing', () => {
    expect(pastedTexts('"Vintage" look\nLike "retro"', true)).toEqual(['"Vintage" look', 'Like "retro"']);
    expect(pastedTexts('"Vintage" look, old', true)).toEqual(['"Vintage" look', 'old']);
  });
});
