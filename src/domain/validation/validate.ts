import { addressRules } from './rules/addressRules.ts';
import { amountRules } from './rules/amountRules.ts';
import { carrierAccountRules } from './rules/carrierAccountRules.ts';
import { characterClassRules } from './rules/characterClassRules.ts';
import { characterRules } from './rules/characterRules.ts';
import { emailRules } from './rules/emailRules.ts';
import { formatRules } from './rules/formatRules.ts';
import { passwordRules } from './rules/passwordRules.ts';
import { presenceRules } from './rules/presenceRules.ts';
import { uniquenessRules } from './rules/uniquenessRules.ts';
import type { ValidationContext } from './validationContext.ts';
import { judge } from './validationRule.ts';
import type { TextLimit } from '../shared/valueRule.ts';
import { isTooLong } from './textLimit.ts';

const rules = {
  ...emailRules,
  ...passwordRules,
  ...characterRules,
  ...addressRules,
  ...formatRules,
  ...amountRules,
  ...uniquenessRules,
  ...presenceRules,
  ...carrierAccountRules,
  ...characterClassRules,
};

export type RuleName = keyof typeof rules;

export type MessageOf<Rule extends RuleName> = (typeof rules)[Rule]['message'];

export type ValidationMessageKey = MessageOf<RuleName>;

/** The 38 rules of the specification and the character classes [VL-*]. */
export const ruleNames: readonly RuleName[] = Object.keys(rules) as RuleName[];

/**
 * Message of the rule if it rejects the text, which is not trimmed. Empty text passes unless `judgesEmpty`. Never
 * throws.
 */
export function validate<Rule extends RuleName>(
  ruleName: Rule,
  value: string,
  context?: ValidationContext,
): MessageOf<Rule> | undefined {
  return judge<MessageOf<Rule>>(rules[ruleName], value, context);
}

export const byRules =
  <Rule extends RuleName>(rules: readonly Rule[], context?: ValidationContext) =>
  (value: string): MessageOf<Rule> | undefined => {
    for (const rule of rules) {
      const message = validate(rule, value, context);
      if (message !== undefined) return message;
    }
    return undefined;
  };

type TextProblem<Rule extends RuleName> =
  | { readonly key: 'validation.tooLongError'; readonly values: { readonly max: number } }
  | { readonly key: MessageOf<Rule>; readonly values?: undefined };

export const limitedText =
  <Rule extends RuleName>(limit: TextLimit, rules: readonly Rule[]) =>
  (text: string): TextProblem<Rule> | undefined => {
    if (isTooLong(limit, text)) return { key: 'validation.tooLongError', values: { max: limit.max } };
    const key = byRules(rules)(text);
    return key && { key };
  };
