import type { Call } from '../call.ts';
import { actInReview, closeReviewSession, extendReviewSession, openReviewSession } from '../merchants/companies.ts';

export const reviewModeCalls: readonly Call[] = [
  openReviewSession,
  extendReviewSession,
  actInReview,
  closeReviewSession,
];
