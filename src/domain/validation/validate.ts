import { addressRules } from './addressRules.ts';
import { amountRules } from './amountRules.ts';
import { carrierAccountRules } from './carrierAccountRules.ts';
import { characterClassRules } from './characterClassRules.ts';
import { characterRules } from './characterRules.ts';
import { emailRules } from './emailRules.ts';
import { formatRules } from './formatRules.ts';
import { passwordRules } from './passwordRules.ts';
import { presenceRules } from './presenceRules.ts';
import { uniquenessRules } from './uniquenessRules.ts';
import type { ValidationContext } from './validationContext.ts';
import { judge } from './validationRule.ts';

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

/** Translation keys of what the rules say. */
export type ValidationMessageKey = (typeof rules)[RuleName]['message'];

/** Every named rule: the 38 of the source's table and the classes of characters (source, section 5). */
export const ruleNames: readonly RuleName[] = Object.keys(rules) as RuleName[];

/**
 * The message of a rule that does not accept a text, or `undefined` where it does. The text is taken as it stands,
 * outer spaces included. An empty one passes, unless the rule itself asks for a value. Never throws, whatever the text.
 */
export function validate(
  ruleName: RuleName,
  value: string,
  context?: ValidationContext,
): ValidationMessageKey | undefined {
  return judge<ValidationMessageKey>(rules[ruleName], value, context);
}
