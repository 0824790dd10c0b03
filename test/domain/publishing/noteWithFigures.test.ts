import { describe, expect, it } from 'vitest';
import { noteWithFigures } from '../../../src/domain/publishing/noteWithFigures.ts';

describe('the figures of a publish [RL-9] [PB-16]', () => {
  it('stand below what is written, and alone where nothing is', () => {
    expect(noteWithFigures(undefined, '5 orders')).toBe('5 orders');
    expect(noteWithFigures('For winter', '5 orders')).toBe('For winter\n5 orders');
    expect(noteWithFigures('For winter', undefined)).toBe('For winter');
  });

  it('stay out of a note that has no room for them', () => {
    const long = 'x'.repeat(495);
    expect(noteWithFigures(long, '1234')).toBe(`${long}\n1234`);
    expect(noteWithFigures(long, '12345')).toBe(long);
  });
});
