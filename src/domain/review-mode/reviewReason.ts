import { isTooLong, unitLimit } from '../validation/textLimit.ts';

/** Maximum length that the service stores. */
export const REVIEW_REASON_LIMIT = unitLimit(500);

export const reviewReasonProblem = (reason: string) =>
  isTooLong(REVIEW_REASON_LIMIT, reason)
    ? ({ key: 'validation.tooLongError', values: { max: REVIEW_REASON_LIMIT.max } } as const)
    : undefined;
