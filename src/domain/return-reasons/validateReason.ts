import type { CompilePattern } from '../validation/patterns/patternEngine.ts';
import type { ReturnReason, ReturnReasons } from '../company/parts/returnReason.ts';

export const MAX_REASON_TEXT = 120;
export const MAX_REASON_CODE = 40;
export const MAX_REASONS = 200;
export const MAX_REQUIREMENTS = 10;

export type ReasonError =
  | { readonly kind: 'code-blank' | 'code-malformed' | 'code-taken'; readonly code: string }
  | { readonly kind: 'text-blank' | 'text-too-long' | 'too-many-requirements'; readonly code: string }
  | { readonly kind: 'pattern-invalid' }
  | { readonly kind: 'too-many-reasons' };

const CODE = /^[\p{L}\p{N}_-]+$/u;

/** The first error of one reason in the order of its form, or `undefined`; `otherCodes` are the codes of the other reasons. */
export function validateReason(reason: ReturnReason, otherCodes: readonly string[]): ReasonError | undefined {
  const { code, description } = reason;
  if (description.trim() === '') return { kind: 'text-blank', code };
  if (description.length > MAX_REASON_TEXT) return { kind: 'text-too-long', code };
  if (code.trim() === '') return { kind: 'code-blank', code };
  if (code.length > MAX_REASON_CODE || !CODE.test(code)) return { kind: 'code-malformed', code };
  if (otherCodes.some((other) => other.toUpperCase() === code.toUpperCase())) return { kind: 'code-taken', code };
  const asked = reason.paymentRequirements ?? [];
  if (asked.length > MAX_REQUIREMENTS) return { kind: 'too-many-requirements', code };
  if (asked.some((text) => text.trim() === '')) return { kind: 'text-blank', code };
  if (asked.some((text) => text.length > MAX_REASON_TEXT)) return { kind: 'text-too-long', code };
  return undefined;
}

/** The first error of a whole list, or `undefined`. Page and service ask the same question. */
export function validateReturnReasons(reasons: ReturnReasons, compile: CompilePattern): ReasonError | undefined {
  if (reasons.reasons.length > MAX_REASONS) return { kind: 'too-many-reasons' };
  if (reasons.validationRegex && !compile(reasons.validationRegex)) return { kind: 'pattern-invalid' };
  const earlier: string[] = [];
  for (const reason of reasons.reasons) {
    const error = validateReason(reason, earlier);
    if (error) return error;
    earlier.push(reason.code);
  }
  return undefined;
}
