import type { CheckEditFailure } from '../../../application/rule-checks/RuleChecksList.ts';
import { CHECK_NAME_LIMIT, MAX_CHECKS } from '../../../domain/rule-checks/ruleCheck.ts';
import type { FormMessage, FormProblem } from '../../shared/forms/formMessage.ts';

export function editMessage(failure: CheckEditFailure): FormMessage {
  switch (failure.kind) {
    case 'name-blank':
    case 'name-taken':
    case 'gone':
      return `ruleChecks.refused.${failure.kind}`;
    case 'name-too-long':
      return { key: 'ruleChecks.refused.name-too-long', values: { max: CHECK_NAME_LIMIT.max } };
    case 'too-many':
      return { key: 'ruleChecks.refused.too-many', values: { max: MAX_CHECKS } };
    default:
      return { title: `errors.${failure.kind}.title`, key: `errors.${failure.kind}.description` };
  }
}

export function editProblem(failure: CheckEditFailure): FormProblem<'name'> {
  const message = editMessage(failure);
  return failure.kind.startsWith('name-')
    ? { place: 'field', field: 'name', message }
    : { place: 'form', message, fields: [] };
}
