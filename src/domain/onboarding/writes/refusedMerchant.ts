import type { Result } from '../../shared/result.ts';
import { refused, type WriteRefusal } from '../../shared/write.ts';
import type { NewMerchantError } from './validateNewMerchant.ts';

/** The refusal of an onboarding or a signup, in the words of the form's field. */
export const refusedMerchant = (error: NewMerchantError): Result<never, WriteRefusal> =>
  error.kind === 'required'
    ? refused(error.pointer, 'required', 'constants.allFieldsError')
    : refused(error.pointer, error.messageKey, error.messageKey);
