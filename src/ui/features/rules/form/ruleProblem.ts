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
  const problemAt = (field: keyof RuleInput, message: FormMessage): FormProblem<keyof RuleInput> => ({
    place: 'field',
    field,
    message,
  });
  const formProblem = (message: FormMessage): FormProblem<keyof RuleInput> => ({ place: 'form', message, fields: [] });
  switch (error.kind) {
    case 'name-blank':
      return problemAt('name', 'rules.errors.nameBlank');
    case 'ruleNameTaken':
      return problemAt('name', 'validation.ruleNameInUse');
    case 'exceptionTaken':
      return problemAt('conditions', 'validation.exceptionAlreadyExists');
    case 'defaultTaken':
      return formProblem('rules.errors.defaultTaken');
    case 'defaultNarrowed':
      return problemAt('conditions', 'rules.errors.defaultNarrowed');
    case 'conditionRepeated':
      return problemAt('conditions', 'rules.errors.conditionRepeated');
    case 'text-too-long': {
      const message = { key: 'rules.errors.textTooLong', values: { max: MAX_RULE_TEXT } } as const;
      return name.trim().length > MAX_RULE_TEXT ? problemAt('name', message) : formProblem(message);
    }
    case 'too-many-conditions':
      return problemAt('conditions', { key: 'rules.errors.tooManyConditions', values: { max: MAX_RULE_CONDITIONS } });
    case 'too-many-values':
      return problemAt('conditions', { key: 'rules.errors.tooManyValues', values: { max: MAX_CONDITION_VALUES } });
    case 'too-much-decided':
      return formProblem({ key: 'rules.errors.tooMuchDecided', values: { max: MAX_DECISION_SIZE } });
    case 'text-blank':
      return problemAt('conditions', 'rules.errors.valuesBlank');
    case 'price-invalid':
      return problemAt('conditions', 'validation.invalidCurrencyError');
    case 'amount-invalid':
      return problemAt('amount', 'validation.invalidCurrencyError');
    case 'currency-invalid':
      return problemAt('currency', 'rules.errors.currencyBlank');
    case 'number-invalid':
      return formProblem('rules.errors.amountInvalid');
    case 'too-many-rules':
      return formProblem('changes.problems.tooManyRules');
    case 'window-too-long':
      return problemAt('days', 'validation.maxDueDateDaysError');
    case 'priority-invalid':
      return formProblem('rules.errors.placeInvalid');
  }
}
