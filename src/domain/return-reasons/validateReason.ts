import { isTooLong, unitLimit } from '../validation/textLimit.ts';
import type { ReturnReason } from '../company/parts/returnReason.ts';

/** Code with ASCII instead of full-width characters, trimmed. */
export const tidyCode = (code: string): string => code.normalize('NFKC').trim();

/** Normalizes a reason. If it has no requirements, the list is empty or absent, as published. */
export function tidyReason(reason: ReturnReason, published: ReturnReason | undefined): ReturnReason {
  const requirements = (reason.paymentRequirements ?? []).map((text) => text.trim());
  return {
    ...reason,
    code: tidyCode(reason.code),
    description: reason.description.trim(),
    paymentRequirements:
      requirements.length > 0 || published?.paymentRequirements?.length === 0 ? requirements : undefined,
  };
}

export const REASON_TEXT_LIMIT = unitLimit(120);
export const REASON_CODE_LIMIT = unitLimit(40);
export const MAX_REASONS = 200;
export const MAX_REQUIREMENTS = 10;

export type ReasonError =
  | { readonly kind: 'code-blank' | 'code-malformed' | 'code-taken'; readonly code: string }
  | { readonly kind: 'text-blank' | 'text-too-long' | 'too-many-requirements'; readonly code: string }
  | { readonly kind: 'pattern-invalid' }
  | { readonly kind: 'too-many-reasons' };

const CODE = /^[\p{L}\p{N}_-]+$/u;

/** The first error in form order. `otherCodes` are the codes of other reasons. */
export function validateReason(reason: ReturnReason, otherCodes: readonly string[]): ReasonError | undefined {
  const { code, description } = reason;
  if (description.trim() === '') return { kind: 'text-blank', code };
  if (isTooLong(REASON_TEXT_LIMIT, description)) return { kind: 'text-too-long', code };
  if (code.trim() === '') return { kind: 'code-blank', code };
  if (isTooLong(REASON_CODE_LIMIT, code) || !CODE.test(code)) return { kind: 'code-malformed', code };
  if (otherCodes.some((other) => other.toUpperCase() === code.toUpperCase())) return { kind: 'code-taken', code };
  const requirements = reason.paymentRequirements ?? [];
  if (requirements.length > MAX_REQUIREMENTS) return { kind: 'too-many-requirements', code };
  if (requirements.some((text) => text.trim() === '')) return { kind: 'text-blank', code };
  if (requirements.some((text) => isTooLong(REASON_TEXT_LIMIT, text))) return { kind: 'text-too-long', code };
  return undefined;
}
