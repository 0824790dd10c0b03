import type { DisplayValue } from '../../../src/domain/changes/changeDescription.ts';

type Shown = DisplayValue | string | undefined;

/** A key of `changes.values` is a label, any other text is a text, and no value is nothing. */
function displayOf(value: Shown): DisplayValue {
  if (value === undefined) return { kind: 'nothing' };
  if (typeof value !== 'string') return value;
  return value.startsWith('changes.values.')
    ? { kind: 'label', label: value as Extract<DisplayValue, { kind: 'label' }>['label'] }
    : { kind: 'text', text: value };
}

/** Difference of one field in the description of a change. */
export const aDifference = (before: Shown, after: Shown, field?: string) => ({
  ...(field !== undefined && { field }),
  before: displayOf(before),
  after: displayOf(after),
});
