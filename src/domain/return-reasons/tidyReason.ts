import type { ReturnReason } from '../company/parts/returnReason.ts';

/**
 * A reason as it is kept: full-width letters and digits of the code made plain, no spaces around code and texts,
 * and asking for nothing said the way the published reason says it, so that saying it again is no change.
 */
export function tidyReason(reason: ReturnReason, published: ReturnReason | undefined): ReturnReason {
  const asked = (reason.paymentRequirements ?? []).map((text) => text.trim());
  return {
    ...reason,
    code: reason.code.normalize('NFKC').trim(),
    description: reason.description.trim(),
    paymentRequirements: asked.length > 0 || published?.paymentRequirements?.length === 0 ? asked : undefined,
  };
}
