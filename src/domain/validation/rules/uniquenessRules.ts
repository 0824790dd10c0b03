import { exceptionValues, mustBeUnique } from '../../rules/changes/ruleUniqueness.ts';
import { foldText } from '../../rules/conditions/foldText.ts';
import type { SiblingRule, ValidationContext } from '../validationContext.ts';
import type { ValidationRule } from '../validationRule.ts';

const isOther = (sibling: SiblingRule, { rule }: ValidationContext): boolean =>
  rule?.ruleId === undefined || sibling.ruleId !== rule.ruleId;

const isNameInUse = (value: string, context: ValidationContext): boolean =>
  mustBeUnique(context.rule?.ruleType, value) &&
  (context.rules ?? []).some(
    (sibling) =>
      sibling.ruleType === context.rule?.ruleType &&
      isOther(sibling, context) &&
      foldText(sibling.name) === foldText(value),
  );

const isExceptionInUse = (value: string, context: ValidationContext): boolean =>
  (context.rules ?? []).some(
    (sibling) =>
      sibling.ruleType === 'ORDER_EXCEPTION' &&
      isOther(sibling, context) &&
      exceptionValues(sibling.conditions).has(foldText(value)),
  );

/** Rules for unique values. Names and exception values are compared without case, order ids with case. */
export const uniquenessRules = {
  validRuleName: {
    message: 'validation.ruleNameInUse',
    validatesEmpty: true,
    accepts: (value, context) => value.trim() !== '' && !isNameInUse(value, context),
  },
  validException: {
    message: 'validation.exceptionAlreadyExists',
    accepts: (value, context) => !isExceptionInUse(value, context),
  },
  uniqueOrderId: {
    message: 'validation.orderIdUsedError',
    validatesEmpty: true,
    accepts: (value, { orderIdsInUse }) =>
      value.trim() !== '' && !(orderIdsInUse ?? []).some((usedId) => usedId.trim() === value.trim()),
  },
} as const satisfies Record<string, ValidationRule>;
