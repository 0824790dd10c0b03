import type { DisplayValue } from '../../../src/domain/changes/changeDescription.ts';

type Shown = DisplayValue | string | undefined;

/** Converts a value to a display value: a key of `changes.values` to a label, another text to a text. */
function displayOf(value: Shown): DisplayValue {
  if (value === undefined) return { kind: 'nothing' };
  if (typeof value !== 'string') return value;
  return value.startsWith('changes.values.')
    ? { kind: 'label', label: value as Extract<DisplayValue, { kind: 'label' }>['label'] }
    : { kind: 'text', text: value };
}

/** Difference of one field, as it occurs in the description of a change. */
export const aDifference = (before: Shown, after: Shown, field?: string) => ({
  ...(field !== undefined && { field }),
  before: displayOf(before),
  after: displayOf(after),
});
