import { describe, expect, it } from 'vitest';
import { noteWithFigures, partsOfNote } from '../../../src/domain/publishing/publishNote.ts';

describe('noteWithFigures [RL-9] [PB-16]', () => {
  it('appends the figures to the note, or returns the figures alone if there is no note', () => {
    expect(noteWithFigures(undefined, '5 orders')).toBe('\u20635 orders');
    expect(noteWithFigures('For winter', '5 orders')).toBe('For winter\n\u20635 orders');
    expect(noteWithFigures('For winter', undefined)).toBe('For winter');
  });

  it('omits the figures if the note would become too long', () => {
    const long = 'x'.repeat(494);
    expect(noteWithFigures(long, '1234')).toBe(`${long}\n\u20631234`);
    expect(noteWithFigures(long, '12345')).toBe(long);
  });

  it('is reversed by partsOfNote, which returns the user’s text and the figures', () => {
    expect(partsOfNote(noteWithFigures('For winter', '5 orders')!)).toEqual({
      written: 'For winter',
      counted: '5 orders',
    });
    expect(partsOfNote(noteWithFigures(undefined, '5 orders')!)).toEqual({ written: '', counted: '5 orders' });
    expect(partsOfNote('For winter')).toEqual({ written: 'For winter', counted: '' });
  });
});
