import { foldText } from '../conditions/foldText.ts';

/** The values an order exception lists, numbers and dates included, by how rules compare them [RL-6]: what no other may list. */
export function exceptionValues(conditions: readonly { readonly value?: unknown }[]): ReadonlyMap<string, string> {
  const values = conditions.flatMap(({ value }): readonly unknown[] => (Array.isArray(value) ? value : [value]));
  const texts = values.filter((value) => typeof value === 'string' || typeof value === 'number').map(String);
  return new Map(texts.filter((text) => text.trim() !== '').map((text) => [foldText(text), text.trim()]));
}
