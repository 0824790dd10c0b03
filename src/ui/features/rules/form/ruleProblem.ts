import type { EnteredRuleError } from '../../../../application/rules/enterRule.ts';
import {
  MAX_CONDITION_VALUES,
  MAX_DECISION_SIZE,
  MAX_RULE_CONDITIONS,
  MAX_RULE_TEXT,
} from '../../../../domain/rules/validateRule.ts';
import type { FormMessage, FormProblem } from '../../../shared/forms/formMessage.ts';
import type { RuleInput } from './ruleInput.ts';

export function ruleProblem(error: EnteredRuleError, { name }: RuleInput): FormProblem<keyof RuleInput> {
  const at = (field: keyof RuleInput, message: FormMessage): FormProblem<keyof RuleInput> => ({
    place: 'field',
    field,
    message,
  });
  const formProblem = (message: FormMessage): FormProblem<keyof RuleInput> => ({ place: 'form', message, fields: [] });
  switch (error.kind) {
    case 'name-blank':
      return at('name', 'returnRules.errors.nameBlank');
    case 'ruleNameTaken':
      return at('name', 'validation.ruleNameInUse');
    case 'exceptionTaken':
      return at('conditions', 'validation.exceptionAlreadyExists');
    case 'defaultTaken':
      return formProblem('returnRules.errors.defaultTaken');
    case 'defaultNarrowed':
      return at('conditions', 'returnRules.errors.defaultNarrowed');
    case 'conditionRepeated':
      return at('conditions', 'returnRules.errors.conditionRepeated');
    case 'text-too-long': {
      const message = { key: 'returnRules.errors.textTooLong', values: { max: MAX_RULE_TEXT } } as const;
      return name.trim().length > MAX_RULE_TEXT ? at('name', message) : formProblem(message);
    }
    case 'too-many-conditions':
      return at('conditions', { key: 'returnRules.errors.tooManyConditions', values: { max: MAX_RULE_CONDITIONS } });
    case 'too-many-values':
      return at('conditions', { key: 'returnRules.errors.tooManyValues', values: { max: MAX_CONDITION_VALUES } });
    case 'too-much-decided':
      return formProblem({ key: 'returnRules.errors.tooMuchDecided', values: { max: MAX_DECISION_SIZE } });
    case 'text-blank':
      return at('conditions', 'returnRules.errors.valuesBlank');
    case 'price-invalid':
      return at('conditions', 'validation.invalidCurrencyError');
    case 'amount-invalid':
      return at('amount', 'validation.invalidCurrencyError');
    case 'currency-invalid':
      return at('currency', 'returnRules.errors.currencyBlank');
    case 'number-invalid':
      return formProblem('returnRules.errors.amountInvalid');
    case 'too-many-rules':
      return formProblem('changes.problems.tooManyRules');
    case 'window-too-long':
      return at('days', 'validation.maxDueDateDaysError');
    case 'priority-invalid':
      return formProblem('returnRules.errors.placeInvalid');
  }
}
