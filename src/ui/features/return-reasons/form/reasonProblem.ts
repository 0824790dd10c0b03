import type { ReturnReason } from '../../../../domain/company/parts/returnReason.ts';
import { REASON_TEXT_LIMIT, type ReasonError } from '../../../../domain/return-reasons/validateReason.ts';
import { isTooLong } from '../../../../domain/validation/textLimit.ts';
import type { FormMessage, FormProblem } from '../../../shared/forms/formMessage.ts';
import { messageKeyOf, messageValuesOf } from '../messageKeyOf.ts';

type ReasonField = keyof ReturnReason;

const messageOf = (error: ReasonError): FormMessage => ({ key: messageKeyOf(error), values: messageValuesOf(error) });

export function reasonProblem(error: ReasonError, draft: ReturnReason): FormProblem<ReasonField> {
  const problemAt = (field: ReasonField): FormProblem<ReasonField> => ({
    place: 'field',
    field,
    message: messageOf(error),
  });
  switch (error.kind) {
    case 'code-blank':
    case 'code-malformed':
    case 'code-taken':
      return problemAt('code');
    case 'text-blank':
      return problemAt('description');
    case 'text-too-long':
      return problemAt(isTooLong(REASON_TEXT_LIMIT, draft.description.trim()) ? 'description' : 'paymentRequirements');
    case 'too-many-requirements':
      return problemAt('paymentRequirements');
    case 'too-many-reasons':
    case 'pattern-invalid':
      return { place: 'form', message: messageOf(error), fields: [] };
    default:
      return error satisfies never;
  }
}
