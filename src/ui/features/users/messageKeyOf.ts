import type { PortFailure } from '../../../application/shared/failure.ts';
import { invitationMessages } from '../../../domain/users/invitation.ts';
import { userRefusals } from '../../../domain/users/userWrites.ts';

const refusals = [...Object.values(userRefusals), ...Object.values(invitationMessages)];

/** Returns the reason of a refusal if this page has a text for it, otherwise undefined. */
export const refusalOf = (failure: PortFailure) =>
  failure.kind === 'rejected' ? refusals.find((each) => each === failure.message) : undefined;

export function messageKeyOf(failure: PortFailure) {
  if (failure.kind === 'stale') return 'users.refused.changed';
  if (failure.kind === 'not-found') return 'users.refused.gone';
  if (failure.kind === 'unreachable' || failure.kind === 'timed-out') return 'users.refused.unknown';
  return refusalOf(failure) ?? (`errors.${failure.kind}.description` as const);
}

export function messageTitleOf(failure: PortFailure) {
  if (failure.kind === 'stale' || failure.kind === 'not-found' || refusalOf(failure)) return 'users.refused.title';
  return `errors.${failure.kind}.title` as const;
}
