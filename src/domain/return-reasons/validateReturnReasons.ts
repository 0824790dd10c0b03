import type { ReturnReasons } from '../company/parts/returnReason.ts';
import type { CompilePattern } from '../validation/patterns/patternEngine.ts';
import { MAX_REASONS, validateReason, type ReasonError } from './validateReason.ts';

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
