/** Every change key of return reasons starts with this. */
export const REASONS_PREFIX = 'returnReasons.';
/** Every reason's key is this and its code. */
export const REASON_PREFIX = 'returnReasons.reason.';

export const reasonKey = (code: string): string => `${REASON_PREFIX}${code}`;
export const REASON_ORDER_KEY = 'returnReasons.order';
export const REASONS_ENABLED_KEY = 'returnReasons.enabled';
export const REASON_PATTERN_KEY = 'returnReasons.validationRegex';
