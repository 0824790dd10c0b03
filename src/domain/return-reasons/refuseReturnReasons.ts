import type { ReturnReasons } from '../company/parts/returnReason.ts';
import { isText } from '../shared/shapes.ts';
import { refuse, type WriteRefusal } from '../shared/write.ts';
import type { CompilePattern } from '../validation/patterns/patternEngine.ts';
import { isReason } from './reasonList.ts';
import { MAX_REASONS, validateReason } from './validateReason.ts';

/** @param pointer JSON pointer to the reasons */
export function refuseMalformedReasons(pointer: string, { reasons }: ReturnReasons): WriteRefusal | undefined {
  if (!Array.isArray(reasons)) return refuse(`${pointer}/reasons`, 'not a list');
  const index = reasons.findIndex((reason) => !isReason(reason));
  return index === -1 ? undefined : refuse(`${pointer}/reasons/${index}`, 'not a reason');
}

/** Refusal of the first value that the page would reject [RS-1]. */
export function refuseReturnReasons(
  pointer: string,
  { reasons, validationRegex }: ReturnReasons,
  compile: CompilePattern,
): WriteRefusal | undefined {
  if (reasons.length > MAX_REASONS) return refuse(`${pointer}/reasons`, 'too-many-reasons');
  if (isText(validationRegex) && validationRegex !== '' && !compile(validationRegex))
    return refuse(`${pointer}/validationRegex`, 'pattern-invalid', 'validation.regexInvalidError');
  const previousCodes: string[] = [];
  for (const [index, reason] of reasons.entries()) {
    const error = validateReason(reason, previousCodes);
    if (error) return refuse(`${pointer}/reasons/${index}`, error.kind);
    previousCodes.push(reason.code);
  }
  return undefined;
}
