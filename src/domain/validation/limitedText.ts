import type { TextLimit } from '../shared/valueRule.ts';
import { isTooLong } from './textLimit.ts';
import { byRules, type MessageOf, type RuleName } from './validate.ts';

export type TextProblem<Rule extends RuleName> =
  | { readonly key: 'validation.tooLongError'; readonly values: { readonly max: number } }
  | { readonly key: MessageOf<Rule>; readonly values?: undefined };

export const limitedText =
  <Rule extends RuleName>(limit: TextLimit, rules: readonly Rule[]) =>
  (text: string): TextProblem<Rule> | undefined => {
    if (isTooLong(limit, text)) return { key: 'validation.tooLongError', values: { max: limit.max } };
    const key = byRules(rules)(text);
    return key && { key };
  };
