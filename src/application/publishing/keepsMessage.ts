import { ADDRESS_NOT_VALID, DEFAULT_ERROR_MESSAGE } from '../../domain/errors/errorMessages.ts';
import { keepsFailureMessage } from '../../domain/publishing/keepsFailureMessage.ts';
import type { PublishFailure } from './PublishPendingChanges.ts';

/** The service's own words where it refused a value and said why, else the default. */
function messageOf({ cause }: PublishFailure): string {
  if (cause.kind === 'address-not-found' || cause.kind === 'address-refused') return ADDRESS_NOT_VALID;
  return (cause.kind === 'rejected' ? cause.message : undefined) ?? DEFAULT_ERROR_MESSAGE;
}

/** Whether a failure's message stays once the delay after it is over [PB-7]. */
export const keepsMessage = (failure: PublishFailure, usesAppToken: boolean): boolean =>
  keepsFailureMessage(messageOf(failure), usesAppToken);
