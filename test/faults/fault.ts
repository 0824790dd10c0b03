/**
 * Faults of one call, distinguishable by the client or the service.
 * - `refused`: connections are refused, also for reads. Nothing is sent.
 * - `session-over`: the session ends before the call. The client asks the user to sign in again, and the user does.
 * - `killed`: the effect is committed, but the service ends before it responds, and restarts with the same database.
 *   `npm run test:crash` kills a process with its database.
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
 * A fault of the calls from index `at` on, `times` times. `offline` lasts until the next plan. Only the client notices
 * a refused connection, so these are counted by its waits before a retry.
 */
export type PlannedFault = { readonly fault: Fault; readonly at: number; readonly times: number };
