/**
 * Faults of one call that the client or the service can distinguish.
 * - `refused`: connections are refused, also for reads. Nothing is sent.
 * - `session-over`: the session ends before the call. The client asks the user to sign in again, and the user does.
 * - `killed`: the effect is committed, but the service ends before it responds. It restarts with the same database.
 *   `npm run test:crash` kills a process together with its database.
 */
export const faults = [
  'refused',
  'reset-before',
  'reset-after',
  'killed',
  'error-before',
  'error-after',
  'slow',
  'throttled',
  'unauthorized',
  'session-over',
  'conflict',
  'stale',
  'html-before',
  'html-after',
  'twice',
  'offline',
  'tab-closed',
] as const;
export type Fault = (typeof faults)[number];

/**
 * A fault that affects `times` calls, starting with the call at index `at`. `offline` lasts until the next call of
 * `plan`. Refused connections are counted by the client's waits before a retry, because only the client notices them.
 */
export type PlannedFault = { readonly fault: Fault; readonly at: number; readonly times: number };
