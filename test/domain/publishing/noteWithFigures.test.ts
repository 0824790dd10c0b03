import { describe, expect, it } from 'vitest';
import { noteWithFigures, partsOfNote } from '../../../src/domain/publishing/publishNote.ts';

describe('noteWithFigures [RL-9] [PB-16]', () => {
  it('appends the figures of the impact to the publish note, or returns only the figures if the note is empty', () => {
    expect(noteWithFigures(undefined, '5 orders')).toBe('\u20635 orders');
    expect(noteWithFigures('For winter', '5 orders')).toBe('For winter\n\u20635 orders');
    expect(noteWithFigures('For winter', undefined)).toBe('For winter');
  });

  it('omits the figures of the impact if the publish note would become too long', () => {
    const long = 'x'.repeat(494);
    expect(noteWithFigures(long, '1234')).toBe(`${long}\n\u20631234`);
    expect(noteWithFigures(long, '12345')).toBe(long);
  });

  it('is reversed by partsOfNote, which splits a note into the user’s text and the figures', () => {
    expect(partsOfNote(noteWithFigures('For winter', '5 orders')!)).toEqual({
      written: 'For winter',
      counted: '5 orders',
    });
    expect(partsOfNote(noteWithFigures(undefined, '5 orders')!)).toEqual({ written: '', counted: '5 orders' });
    expect(partsOfNote('For winter')).toEqual({ written: 'For winter', counted: '' });
  });
});
