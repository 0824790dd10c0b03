import type { Interruption } from './sessionState.ts';

/**
 * Why the service ended a session, as it tells who holds a token of it. `elsewhere`: its person ended it from another session.
 * `replayed`: a token of it was copied. `password-set`: the person has another password. `expired`: its day was over.
 */
export type SessionEndReason =
  | 'signed-out'
  | 'elsewhere'
  | 'replayed'
  | 'disabled'
  | 'password-set'
  | 'idle'
  | 'expired';

const interruptions: Readonly<Record<SessionEndReason, Interruption>> = {
  // This page did not ask for it.
  'signed-out': 'ended-elsewhere',
  elsewhere: 'ended-elsewhere',
  replayed: 'copied',
  disabled: 'disabled',
  'password-set': 'password-changed',
  idle: 'idle',
  expired: 'day-over',
};

/** What a refused renewal says of the end of a session; `expired` where the service tells no reason that is known here. */
export const interruptionBy = (told: string | undefined): Interruption =>
  told !== undefined && Object.hasOwn(interruptions, told) ? interruptions[told as SessionEndReason] : 'expired';
