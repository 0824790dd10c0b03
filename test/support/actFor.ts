import type { ReviewModeStore } from '../../src/application/review-mode/ReviewModeStore.ts';
import { companyId } from './samples/builders.ts';

/** Enters a review of a merchant as an admin of HOUSE and starts to act. */
export async function actFor(review: ReviewModeStore, merchant: string, reason = 'A look'): Promise<void> {
  const entered = await review.enter('HOUSE', companyId(merchant), reason);
  const acts = entered.ok ? await review.act('HOUSE') : entered;
  if (!acts.ok) throw new Error(acts.error.kind);
}
