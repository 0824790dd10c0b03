import { byRules } from './byRules.ts';
import { characterCount } from './formats/characters.ts';
import type { MessageOf, RuleName } from './validate.ts';

export type TextProblem<Rule extends RuleName> =
  | { readonly key: 'validation.tooLongError'; readonly values: { readonly max: number } }
  | { readonly key: MessageOf<Rule>; readonly values?: undefined };

/** A text's check by its length, in characters as a person counts them, then by named rules in this order. */
export const limitedText =
  <Rule extends RuleName>(max: number, rules: readonly Rule[]) =>
  (text: string): TextProblem<Rule> | undefined => {
    if (characterCount(text) > max) return { key: 'validation.tooLongError', values: { max } };
    const key = byRules(rules)(text);
    return key && { key };
  };
