import { foldText } from '../conditions/foldText.ts';
import { DEFAULT_EXCEPTION_NAME } from '../rulePayload.ts';
import type { RuleType } from '../../company/parts/ruleDocument.ts';

/** Values of an order exception by comparison form. Other exceptions must not contain the same values [RL-6]. */
export function exceptionValues(conditions: readonly { readonly value?: unknown }[]): ReadonlyMap<string, string> {
  const values = conditions.flatMap(({ value }): readonly unknown[] => (Array.isArray(value) ? value : [value]));
  const texts = values.filter((value) => typeof value === 'string' || typeof value === 'number').map(String);
  return new Map(texts.filter((text) => text.trim() !== '').map((text) => [foldText(text), text.trim()]));
}

export const mustBeUnique = (ruleType: RuleType | undefined, name: string): boolean =>
  ruleType !== 'ORDER_EXCEPTION' || foldText(name) !== foldText(DEFAULT_EXCEPTION_NAME);
