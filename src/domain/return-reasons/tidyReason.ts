import type { ReturnReason } from '../company/parts/returnReason.ts';

/** Full-width letters and digits in plain ones, no outer spaces. */
export const tidyCode = (code: string): string => code.normalize('NFKC').trim();

/** A code in plain letters, no outer spaces, and nothing asked for said as the published reason says it. */
export function tidyReason(reason: ReturnReason, published: ReturnReason | undefined): ReturnReason {
  const asked = (reason.paymentRequirements ?? []).map((text) => text.trim());
  return {
    ...reason,
    code: tidyCode(reason.code),
    description: reason.description.trim(),
    paymentRequirements: asked.length > 0 || published?.paymentRequirements?.length === 0 ? asked : undefined,
  };
}
