import { validate, type RuleName, type ValidationMessageKey } from '../../../src/domain/validation/validate.ts';
import type { ValidationContext } from '../../../src/domain/validation/validationContext.ts';

/** Those of the texts a rule accepts. */
export const acceptedOf = (
  rule: RuleName,
  texts: readonly string[],
  context: ValidationContext = {},
): readonly string[] => texts.filter((text) => validate(rule, text, context) === undefined);

/** The messages a rule answers to texts, each once; `undefined` among them for one it accepts. */
export const messagesOf = (
  rule: RuleName,
  texts: readonly string[],
  context: ValidationContext = {},
): readonly (ValidationMessageKey | undefined)[] => [...new Set(texts.map((text) => validate(rule, text, context)))];
