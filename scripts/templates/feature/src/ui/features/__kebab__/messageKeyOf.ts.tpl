import type { PortFailure } from '../../../application/shared/failure.ts';
import type { __Item__DraftError } from '../../../domain/__kebab__/__item__.ts';

type MessageKey = 'constants.apiErrors.default' | '__items__.nameBlank';

/** The only place from this feature's errors to what a person reads. */
export function messageKeyOf(error: __Item__DraftError | PortFailure): MessageKey {
  return error.kind === 'name-blank' ? '__items__.nameBlank' : 'constants.apiErrors.default';
}
