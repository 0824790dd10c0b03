/**
 * Everything that can happen to one call between a page and its service, each told apart by the page or by the service.
 * A refused connection is one reset before; a server that is killed for good is what `npm run test:crash` does.
 */
export const faults = [
  'reset-before',
  'reset-after',
  'error-before',
  'error-after',
  'slow',
  'throttled',
  'unauthorized',
  'conflict',
  'stale',
  'html-before',
  'html-after',
  'twice',
  'offline',
  'tab-closed',
] as const;
export type Fault = (typeof faults)[number];

/** One fault, from the call of this place on, so many times; offline lasts until the next plan, whatever the number. */
export type PlannedFault = { readonly fault: Fault; readonly at: number; readonly times: number };
