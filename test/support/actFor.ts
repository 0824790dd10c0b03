import type { ReviewModeStore } from '../../src/application/review-mode/ReviewModeStore.ts';
import { companyId } from './samples/builders.ts';

/** An admin of HOUSE enters a review of a merchant and begins to act for it. */
export async function actFor(review: ReviewModeStore, merchant: string, reason = 'A look'): Promise<void> {
  const entered = await review.enter('HOUSE', companyId(merchant), reason);
  const acts = entered.ok ? await review.act('HOUSE') : entered;
  if (!acts.ok) throw new Error(acts.error.kind);
}
