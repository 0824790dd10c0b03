import type { Call } from '../call.ts';
import { closeReviewSession, extendReviewSession, openReviewSession } from '../merchants/companies.ts';

export const reviewModeCalls: readonly Call[] = [openReviewSession, extendReviewSession, closeReviewSession];
