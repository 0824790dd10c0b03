import { describe, expect, it } from 'vitest';
import { openReviewSession } from '../../../contract/merchants/companies.ts';
import { REVIEW_REASON_LIMIT, reviewReasonProblem } from '../../../src/domain/review-mode/reviewReason.ts';

describe('the reason for which an admin enters review mode', () => {
  it.each([REVIEW_REASON_LIMIT.max, REVIEW_REASON_LIMIT.max + 1])(
    'of %d characters is refused by the page where the service refuses it',
    (length) => {
      const reason = 'x'.repeat(length);
      const isTaken = openReviewSession.body?.safeParse({ reason }).success;
      expect(reviewReasonProblem(reason)).toEqual(
        isTaken ? undefined : { key: 'validation.tooLongError', values: { max: 500 } },
      );
    },
  );
});
