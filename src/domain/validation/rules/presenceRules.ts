import { hasInternationalReturns } from '../hasInternationalReturns.ts';
import { GENERAL_MESSAGE, type ValidationRule } from '../validationRule.ts';

const isPresent = (value: string): boolean => /\S/.test(value);

export const presenceRules = {
  nonEmpty: { message: GENERAL_MESSAGE, judgesEmpty: true, accepts: isPresent },
  requiredForInternational: {
    message: 'validation.internationalRequiredError',
    judgesEmpty: true,
    accepts: (value, context) => isPresent(value) || !hasInternationalReturns(context),
  },
} as const satisfies Record<string, ValidationRule>;
