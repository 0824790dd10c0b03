import { GENERAL_MESSAGE } from '../../../../domain/validation/validationRule.ts';
import type { FormMessage, FormProblem } from '../../../shared/forms/formMessage.ts';

/** Error of the only field, or that it is empty. */
export function onlyFieldMessage(error: FormProblem<string> | undefined): FormMessage | undefined {
  if (error?.place === 'field') return error.message;
  return error && error.fields.length > 0 ? GENERAL_MESSAGE : undefined;
}
