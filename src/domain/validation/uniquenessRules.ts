import type { SiblingRule, ValidationContext } from './validationContext.ts';
import type { ValidationRule } from './validationRule.ts';

/** Return rules compare texts without case and outer spaces; so do their names and values here. */
const folded = (text: string): string => text.trim().toLowerCase();

const isOther = (sibling: SiblingRule, { rule }: ValidationContext): boolean =>
  rule?.ruleId === undefined || sibling.ruleId !== rule.ruleId;

const isNameTaken = (value: string, context: ValidationContext): boolean =>
  (context.rules ?? []).some(
    (sibling) =>
      sibling.ruleType === context.rule?.ruleType &&
      isOther(sibling, context) &&
      folded(sibling.name) === folded(value),
  );

const valuesOf = ({ conditions }: SiblingRule): readonly string[] =>
  conditions
    .flatMap(({ value }): readonly unknown[] => (Array.isArray(value) ? value : [value]))
    .flatMap((value) => (typeof value === 'string' || typeof value === 'number' ? [folded(`${value}`)] : []));

const isExceptionTaken = (value: string, context: ValidationContext): boolean =>
  (context.rules ?? []).some(
    (sibling) =>
      sibling.ruleType === 'ORDER_EXCEPTION' && isOther(sibling, context) && valuesOf(sibling).includes(folded(value)),
  );

/** Rules against having the same twice: names and exception values of return rules, order ids. */
export const uniquenessRules = {
  validRuleName: {
    message: 'validation.ruleNameInUse',
    judgesEmpty: true,
    accepts: (value, context) => value.trim() !== '' && !isNameTaken(value, context),
  },
  validException: {
    message: 'validation.exceptionAlreadyExists',
    accepts: (value, context) => !isExceptionTaken(value, context),
  },
  uniqueOrderId: {
    message: 'validation.orderIdUsedError',
    judgesEmpty: true,
    accepts: (value, { orderIdsInUse }) =>
      value.trim() !== '' && !(orderIdsInUse ?? []).some((taken) => taken.trim() === value.trim()),
  },
} as const satisfies Record<string, ValidationRule>;
