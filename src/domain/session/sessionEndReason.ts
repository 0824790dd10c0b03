import type { Interruption } from './sessionState.ts';

/** `elsewhere`: the user ended it in another session. `replayed`: a token was copied. `expired`: maximum age. */
export type SessionEndReason =
  | 'signed-out'
  | 'elsewhere'
  | 'replayed'
  | 'disabled'
  | 'password-set'
  | 'idle'
  | 'expired';

const interruptions: Readonly<Record<SessionEndReason, Interruption>> = {
  // Show a sign-out as an end elsewhere, because this client did not request it.
  'signed-out': 'ended-elsewhere',
  elsewhere: 'ended-elsewhere',
  replayed: 'copied',
  disabled: 'disabled',
  'password-set': 'password-changed',
  idle: 'idle',
  expired: 'day-over',
};

/** Interruption for an end reason of the service. An unknown reason counts as `expired`. */
export const interruptionBy = (reason: string | undefined): Interruption =>
  reason !== undefined && Object.hasOwn(interruptions, reason) ? interruptions[reason as SessionEndReason] : 'expired';
