/** Every change key of return reasons starts with this. */
export const REASONS_PREFIX = 'returnReasons.';

/** What a change key of return reasons is about. */
export type ReasonKey =
  | { readonly part: 'reason'; readonly code: string }
  | { readonly part: 'order' }
  | { readonly part: 'enabled' }
  | { readonly part: 'pattern' };

const REASON_PREFIX = `${REASONS_PREFIX}reason.`;

export const reasonKey = (code: string): string => `${REASON_PREFIX}${code}`;
export const REASON_ORDER_KEY = `${REASONS_PREFIX}order`;
export const REASONS_ENABLED_KEY = `${REASONS_PREFIX}enabled`;
export const REASON_PATTERN_KEY = `${REASONS_PREFIX}validationRegex`;

/** False for a key of an older or newer release too. */
export const isReasonKey = (key: string): boolean =>
  (key.startsWith(REASON_PREFIX) && key !== REASON_PREFIX) ||
  [REASON_ORDER_KEY, REASONS_ENABLED_KEY, REASON_PATTERN_KEY].includes(key);

/** Reads a key that `isReasonKey`. */
export function parseReasonKey(key: string): ReasonKey {
  if (key.startsWith(REASON_PREFIX)) return { part: 'reason', code: key.slice(REASON_PREFIX.length) };
  if (key === REASON_ORDER_KEY) return { part: 'order' };
  return key === REASONS_ENABLED_KEY ? { part: 'enabled' } : { part: 'pattern' };
}
