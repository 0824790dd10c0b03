/**
 * Everything that can happen to one call between a page and its service, each told apart by the page or by the service.
 * - `refused`: nobody listens any more, for reads as well; nothing of the call is ever sent.
 * - `session-over`: the person's session is ended before the call; the page asks them to sign in again, and they do.
 * - `killed`: the effect is committed, the service ends before it answers, and another one is built over the same
 *   database. The database lives on; a process killed with its database is what `npm run test:crash` does.
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
 * One fault, from the call of this place on, so many times; offline lasts until the next plan, whatever the number. A
 * refused connection is seen by the page alone, so its times are counted by the page's waits before it repeats.
 */
export type PlannedFault = { readonly fault: Fault; readonly at: number; readonly times: number };
