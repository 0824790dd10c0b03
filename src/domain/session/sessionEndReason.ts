import type { Interruption } from './sessionState.ts';

/** `elsewhere`: ended from another session. `replayed`: a token was copied. `expired`: maximum age. */
export type SessionEndReason =
  | 'signed-out'
  | 'elsewhere'
  | 'replayed'
  | 'disabled'
  | 'password-set'
  | 'idle'
  | 'expired';

const interruptions: Readonly<Record<SessionEndReason, Interruption>> = {
  // This client did not request it.
  'signed-out': 'ended-elsewhere',
  elsewhere: 'ended-elsewhere',
  replayed: 'copied',
  disabled: 'disabled',
  'password-set': 'password-changed',
  idle: 'idle',
  expired: 'day-over',
};

/** Unknown reasons count as `expired`. */
export const interruptionBy = (reason: string | undefined): Interruption =>
  reason !== undefined && Object.hasOwn(interruptions, reason) ? interruptions[reason as SessionEndReason] : 'expired';
