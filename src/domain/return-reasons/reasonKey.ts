export const REASONS_PREFIX = 'returnReasons.';
export const REASON_PREFIX = `${REASONS_PREFIX}reason.`;

export const reasonKey = (code: string): string => `${REASON_PREFIX}${code}`;
export const REASON_ORDER_KEY = `${REASONS_PREFIX}order`;
export const REASONS_ENABLED_KEY = `${REASONS_PREFIX}enabled`;
export const REASON_PATTERN_KEY = `${REASONS_PREFIX}validationRegex`;
