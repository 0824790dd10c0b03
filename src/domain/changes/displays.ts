import type { DisplayValue } from './changeDescription.ts';

export type Display<Value> = (value: Value) => DisplayValue;

export const NOTHING: DisplayValue = { kind: 'nothing' };

export const displayText = (text: string): DisplayValue => (text === '' ? NOTHING : { kind: 'text', text });
export const displayPattern = (pattern: string): DisplayValue => ({ kind: 'pattern', pattern });
export const displaySwitch = (isOn: boolean): DisplayValue => ({
  kind: 'label',
  label: isOn ? 'changes.values.on' : 'changes.values.off',
});
export const displayList = (items: readonly string[]): DisplayValue =>
  items.length === 0 ? NOTHING : { kind: 'list', items };

export const displayNumber =
  (unit?: (DisplayValue & { readonly kind: 'number' })['unit']) =>
  (value: number): DisplayValue => ({ kind: 'number', value, unit });
