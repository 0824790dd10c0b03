import { validate, type RuleName } from '../../../src/domain/validation/validate.ts';
import type { ValidationContext } from '../../../src/domain/validation/validationContext.ts';

/** Returns the texts that the rule accepts. */
export const acceptedOf = (
  rule: RuleName,
  texts: readonly string[],
  context: ValidationContext = {},
): readonly string[] => texts.filter((text) => validate(rule, text, context) === undefined);
