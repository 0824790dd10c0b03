import { describe, expect, it } from 'vitest';
import {
  overtakenNames,
  rebaseTyped,
  typedNames,
  untyped,
  withoutOvertaken,
  withTyped,
} from '../../../src/domain/forms/typedValues.ts';

type Reason = { readonly text: string; readonly isOffered: boolean; readonly asks: readonly string[] };

const stands: Reason = { text: 'Too small', isOffered: true, asks: ['photo'] };
const typed = withTyped(untyped(stands), { text: 'Wrong size' });

describe('values that are typed over what stands', () => {
  it('are those that differ, whatever was edited in between [FM-3]', () => {
    expect(typedNames(typed)).toEqual(['text']);
    expect(typedNames(withTyped(typed, { text: 'Too small', asks: ['photo'] }))).toEqual([]);
  });

  it('stay while the others follow what is changed elsewhere [FM-2] [PC-9]', () => {
    const moved = rebaseTyped(typed, { ...stands, isOffered: false, asks: [] });
    expect(moved.values).toEqual({ text: 'Wrong size', isOffered: false, asks: [] });
    expect(overtakenNames(moved)).toEqual([]);
  });

  it('are overtaken by a change of the same value, until that is taken back [FM-2] [PC-9]', () => {
    const moved = rebaseTyped(typed, { ...stands, text: 'Small' });
    expect(moved.values.text).toBe('Wrong size');
    expect(overtakenNames(moved)).toEqual(['text']);
    expect(overtakenNames(withTyped(moved, { text: 'Wrong sizes' }))).toEqual(['text']);
    expect(overtakenNames(rebaseTyped(moved, { ...stands, isOffered: false }))).toEqual([]);
  });

  it('are not overtaken by a change to the same', () => {
    const moved = rebaseTyped(typed, { ...stands, text: 'Wrong size' });
    expect(typedNames(moved)).toEqual([]);
    expect(overtakenNames(rebaseTyped(moved, stands))).toEqual([]);
    expect(rebaseTyped(moved, stands).values).toEqual(stands);
  });

  it('count from what they are typed over anew once they were what stands', () => {
    const moved = rebaseTyped(typed, { ...stands, text: 'Small' });
    const again = withTyped(withTyped(moved, { text: 'Small' }), { text: 'Large' });
    expect(overtakenNames(again)).toEqual([]);
  });

  it('give way where they are overtaken, and stay where they are not', () => {
    const moved = rebaseTyped(withTyped(typed, { asks: ['receipt'] }), { ...stands, text: 'Small' });
    expect(withoutOvertaken(moved).values).toEqual({ text: 'Small', isOffered: true, asks: ['receipt'] });
  });
});
