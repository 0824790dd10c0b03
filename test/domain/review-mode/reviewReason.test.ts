import { describe, expect, it } from 'vitest';
import { openReviewSession } from '../../../contract/merchants/companies.ts';
import { REVIEW_REASON_LIMIT, reviewReasonProblem } from '../../../src/domain/review-mode/reviewState.ts';

describe('reviewReasonProblem', () => {
  it.each([REVIEW_REASON_LIMIT.max, REVIEW_REASON_LIMIT.max + 1])(
    'reports a reason of %d characters as too long exactly if the service rejects it',
    (length) => {
      const reason = 'x'.repeat(length);
      const isTaken = openReviewSession.body?.safeParse({ reason }).success;
      expect(reviewReasonProblem(reason)).toEqual(
        isTaken ? undefined : { key: 'validation.tooLongError', values: { max: 500 } },
      );
    },
  );
});
