import { describe, expect, it } from 'vitest';
import {
  staleNames,
  rebaseTyped,
  typedNames,
  untyped,
  withoutStale,
  withTyped,
} from '../../../src/domain/forms/typedValues.ts';

type Reason = { readonly text: string; readonly isOffered: boolean; readonly asks: readonly string[] };

const stands: Reason = { text: 'Too small', isOffered: true, asks: ['photo'] };
const typed = withTyped(untyped(stands), { text: 'Wrong size' });

describe('typed values', () => {
  it('are those that differ from the current ones, after any edits in between [FM-3]', () => {
    expect(typedNames(typed)).toEqual(['text']);
    expect(typedNames(withTyped(typed, { text: 'Too small', asks: ['photo'] }))).toEqual([]);
  });

  it('are kept while other fields follow external changes [FM-2] [PC-9]', () => {
    const moved = rebaseTyped(typed, { ...stands, isOffered: false, asks: [] });
    expect(moved.values).toEqual({ text: 'Wrong size', isOffered: false, asks: [] });
    expect(staleNames(moved)).toEqual([]);
  });

  it('are stale after an external change of the same field, until that is undone [FM-2] [PC-9]', () => {
    const moved = rebaseTyped(typed, { ...stands, text: 'Small' });
    expect(moved.values.text).toBe('Wrong size');
    expect(staleNames(moved)).toEqual(['text']);
    expect(staleNames(withTyped(moved, { text: 'Wrong sizes' }))).toEqual(['text']);
    expect(staleNames(rebaseTyped(moved, { ...stands, isOffered: false }))).toEqual([]);
  });

  it('are not stale after an external change to the same value', () => {
    const moved = rebaseTyped(typed, { ...stands, text: 'Wrong size' });
    expect(typedNames(moved)).toEqual([]);
    expect(staleNames(rebaseTyped(moved, stands))).toEqual([]);
    expect(rebaseTyped(moved, stands).values).toEqual(stands);
  });

  it('are compared with the newest current value after they once equalled it', () => {
    const moved = rebaseTyped(typed, { ...stands, text: 'Small' });
    const again = withTyped(withTyped(moved, { text: 'Small' }), { text: 'Large' });
    expect(staleNames(again)).toEqual([]);
  });

  it('are dropped if stale, and kept otherwise', () => {
    const moved = rebaseTyped(withTyped(typed, { asks: ['receipt'] }), { ...stands, text: 'Small' });
    expect(withoutStale(moved).values).toEqual({ text: 'Small', isOffered: true, asks: ['receipt'] });
  });
});
