import { validate, type MessageOf, type RuleName } from './validate.ts';
import type { ValidationContext } from './validationContext.ts';

export const byRules =
  <Rule extends RuleName>(rules: readonly Rule[], context?: ValidationContext) =>
  (value: string): MessageOf<Rule> | undefined => {
    for (const rule of rules) {
      const message = validate(rule, value, context);
      if (message !== undefined) return message;
    }
    return undefined;
  };
