import type { Call } from '../call.ts';
import { closeReviewSession, openReviewSession } from '../merchants/companies.ts';

export const reviewModeCalls: readonly Call[] = [openReviewSession, closeReviewSession];
