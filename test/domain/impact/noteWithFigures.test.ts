import { describe, expect, it } from 'vitest';
import { noteWithFigures } from '../../../src/domain/impact/noteWithFigures.ts';

describe('a note with the figures of an impact [RL-9]', () => {
  it('has them below what is written, or alone', () => {
    expect(noteWithFigures(' ', undefined, '5 orders')).toBe('5 orders');
    expect(noteWithFigures('For winter\n', undefined, '5 orders')).toBe('For winter\n5 orders');
  });

  it('has newer ones in the place of those before, also where they hold a dollar sign', () => {
    expect(noteWithFigures('A\n5 orders\nB', '5 orders', "A$'1")).toBe("A\nA$'1\nB");
    expect(noteWithFigures('Rewritten', '5 orders', '6 orders')).toBe('Rewritten\n6 orders');
  });
});
