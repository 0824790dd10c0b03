import type { Call } from '../call.ts';
import { actInReview, closeReviewSession, extendReviewSession, openReviewSession } from '../merchants/companies.ts';
import { putReviewConsent, readMerchantReviews } from './merchantReviews.ts';

export const reviewModeCalls: readonly Call[] = [
  openReviewSession,
  extendReviewSession,
  actInReview,
  closeReviewSession,
  readMerchantReviews,
  putReviewConsent,
];
