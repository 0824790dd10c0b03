import type { Result } from '../../shared/result.ts';
import { refused, type WriteRefusal } from '../../shared/write.ts';
import type { NewMerchantError } from './validateNewMerchant.ts';

export const refusedMerchant = (error: NewMerchantError): Result<never, WriteRefusal> =>
  error.kind === 'required'
    ? refused(error.pointer, 'required', 'constants.allFieldsError')
    : refused(error.pointer, error.messageKey, error.messageKey);
