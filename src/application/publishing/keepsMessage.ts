import { ADDRESS_NOT_VALID, errorMessageOf } from '../../domain/errors/errorMessages.ts';
import { keepsFailureMessage } from '../../domain/publishing/keepsFailureMessage.ts';
import type { PublishFailure } from './PublishPendingChanges.ts';

/** The message of the catalogue that is shown for a failure: the default wherever it knows no other. */
function messageOf({ cause }: PublishFailure): string {
  if (cause.kind === 'address-not-found' || cause.kind === 'address-refused') return ADDRESS_NOT_VALID;
  return errorMessageOf(cause.kind === 'rejected' ? cause.message : undefined);
}

/** Whether a failure's message stays once the delay after it is over [PB-7]. */
export const keepsMessage = (failure: PublishFailure, usesAppToken: boolean): boolean =>
  keepsFailureMessage(messageOf(failure), usesAppToken);
