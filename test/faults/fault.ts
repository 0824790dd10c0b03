/** Everything that can happen to one call between a page and its service. */
export const faults = [
  'refused',
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
  'killed',
] as const;
export type Fault = (typeof faults)[number];

/** One fault, from the call of this place on, as often as calls are repeated. */
export type PlannedFault = { readonly fault: Fault; readonly at: number; readonly times: number };
