import type { ReviewModeStore } from '../../src/application/review-mode/ReviewModeStore.ts';
import { companyId } from './samples/builders.ts';

/** Opens a review of a merchant as an admin of HOUSE and starts acting in it. */
export async function actFor(review: ReviewModeStore, merchant: string, reason = 'A look'): Promise<void> {
  const opened = await review.enter('HOUSE', companyId(merchant), reason);
  const acts = opened.ok ? await review.act('HOUSE') : opened;
  if (!acts.ok) throw new Error(acts.error.kind);
}
