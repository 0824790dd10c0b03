import type { ReturnReason } from '../company/parts/returnReason.ts';

/** Converts full-width characters and trims. */
export const tidyCode = (code: string): string => code.normalize('NFKC').trim();

/** Normalizes a reason. An empty list of requirements stays as published: empty or absent. */
export function tidyReason(reason: ReturnReason, published: ReturnReason | undefined): ReturnReason {
  const asked = (reason.paymentRequirements ?? []).map((text) => text.trim());
  return {
    ...reason,
    code: tidyCode(reason.code),
    description: reason.description.trim(),
    paymentRequirements: asked.length > 0 || published?.paymentRequirements?.length === 0 ? asked : undefined,
  };
}
