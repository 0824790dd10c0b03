import { describe, expect, it } from 'vitest';
import { staleNames, rebaseTyped, typedNames, withoutStale, withTyped } from '../../../src/domain/forms/typedValues.ts';

type Reason = { readonly text: string; readonly isOffered: boolean; readonly asks: readonly string[] };

const stored: Reason = { text: 'Too small', isOffered: true, asks: ['photo'] };
const typed = withTyped({ values: stored, initial: stored, base: stored }, { text: 'Wrong size' });

describe('typed values of a form', () => {
  it('are only the field values that differ from the stored values [FM-3]', () => {
    expect(typedNames(typed)).toEqual(['text']);
    expect(typedNames(withTyped(typed, { text: 'Too small', asks: ['photo'] }))).toEqual([]);
  });

  it('are not lost if the stored values of other fields change [FM-2] [PC-9]', () => {
    const moved = rebaseTyped(typed, { ...stored, isOffered: false, asks: [] });
    expect(moved.values).toEqual({ text: 'Wrong size', isOffered: false, asks: [] });
    expect(staleNames(moved)).toEqual([]);
  });

  it('become stale if the stored value of the same field changes, and are no longer stale if it changes back [FM-2] [PC-9]', () => {
    const moved = rebaseTyped(typed, { ...stored, text: 'Small' });
    expect(moved.values.text).toBe('Wrong size');
    expect(staleNames(moved)).toEqual(['text']);
    expect(staleNames(withTyped(moved, { text: 'Wrong sizes' }))).toEqual(['text']);
    expect(staleNames(rebaseTyped(moved, { ...stored, isOffered: false }))).toEqual([]);
  });

  it('are not stale if the new stored value equals the typed value', () => {
    const moved = rebaseTyped(typed, { ...stored, text: 'Wrong size' });
    expect(typedNames(moved)).toEqual([]);
    expect(staleNames(rebaseTyped(moved, stored))).toEqual([]);
    expect(rebaseTyped(moved, stored).values).toEqual(stored);
  });

  it('are compared with each newer stored value once they have equalled the stored value', () => {
    const moved = rebaseTyped(typed, { ...stored, text: 'Small' });
    const again = withTyped(withTyped(moved, { text: 'Small' }), { text: 'Large' });
    expect(staleNames(again)).toEqual([]);
  });

  it('are removed by withoutStale only if the stored value of the field changed (stale values)', () => {
    const moved = rebaseTyped(withTyped(typed, { asks: ['receipt'] }), { ...stored, text: 'Small' });
    expect(withoutStale(moved).values).toEqual({ text: 'Small', isOffered: true, asks: ['receipt'] });
  });
});
