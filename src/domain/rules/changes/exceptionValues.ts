import { foldText } from '../conditions/foldText.ts';

/** Values of an order exception by their normalized text. Other exceptions must not list the same values [RL-6]. */
export function exceptionValues(conditions: readonly { readonly value?: unknown }[]): ReadonlyMap<string, string> {
  const values = conditions.flatMap(({ value }): readonly unknown[] => (Array.isArray(value) ? value : [value]));
  const texts = values.filter((value) => typeof value === 'string' || typeof value === 'number').map(String);
  return new Map(texts.filter((text) => text.trim() !== '').map((text) => [foldText(text), text.trim()]));
}
