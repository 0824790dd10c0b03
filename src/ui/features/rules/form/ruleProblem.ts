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
      return at('name', 'rules.errors.nameBlank');
    case 'ruleNameTaken':
      return at('name', 'validation.ruleNameInUse');
    case 'exceptionTaken':
      return at('conditions', 'validation.exceptionAlreadyExists');
    case 'defaultTaken':
      return formProblem('rules.errors.defaultTaken');
    case 'defaultNarrowed':
      return at('conditions', 'rules.errors.defaultNarrowed');
    case 'conditionRepeated':
      return at('conditions', 'rules.errors.conditionRepeated');
    case 'text-too-long': {
      const message = { key: 'rules.errors.textTooLong', values: { max: MAX_RULE_TEXT } } as const;
      return name.trim().length > MAX_RULE_TEXT ? at('name', message) : formProblem(message);
    }
    case 'too-many-conditions':
      return at('conditions', { key: 'rules.errors.tooManyConditions', values: { max: MAX_RULE_CONDITIONS } });
    case 'too-many-values':
      return at('conditions', { key: 'rules.errors.tooManyValues', values: { max: MAX_CONDITION_VALUES } });
    case 'too-much-decided':
      return formProblem({ key: 'rules.errors.tooMuchDecided', values: { max: MAX_DECISION_SIZE } });
    case 'text-blank':
      return at('conditions', 'rules.errors.valuesBlank');
    case 'price-invalid':
      return at('conditions', 'validation.invalidCurrencyError');
    case 'amount-invalid':
      return at('amount', 'validation.invalidCurrencyError');
    case 'currency-invalid':
      return at('currency', 'rules.errors.currencyBlank');
    case 'number-invalid':
      return formProblem('rules.errors.amountInvalid');
    case 'too-many-rules':
      return formProblem('changes.problems.tooManyRules');
    case 'window-too-long':
      return at('days', 'validation.maxDueDateDaysError');
    case 'priority-invalid':
      return formProblem('rules.errors.placeInvalid');
  }
}
