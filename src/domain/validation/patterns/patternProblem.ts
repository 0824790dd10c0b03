import { isTooLong } from '../textLimit.ts';
import { PATTERN_LIMIT, type CompilePattern } from './patternEngine.ts';
import { unsupportedPart, type UnsupportedReason } from './unsupportedPart.ts';
import { MAX_REPETITION } from './isBoundedPattern.ts';

export type PatternProblem =
  | 'validation.regexInvalidError'
  | {
      readonly key: `validation.patternUnsupported.${UnsupportedReason}`;
      readonly values: { readonly part: string; readonly max: number };
    };

/** Error of a pattern, with the unsupported part if any [VL-regex]. Without an engine, only the length is checked. */
export function patternProblem(pattern: string, compile: CompilePattern | undefined): PatternProblem | undefined {
  if (isTooLong(PATTERN_LIMIT, pattern)) return 'validation.regexInvalidError';
  if (!compile || compile(pattern)) return undefined;
  const found = unsupportedPart(pattern);
  if (!found) return 'validation.regexInvalidError';
  return { key: `validation.patternUnsupported.${found.reason}`, values: { part: found.part, max: MAX_REPETITION } };
}

/** Content of a pattern in slashes such as `/^\d+$/i`, whose slashes would become part of it. */
export const patternInSlashes = (pattern: string): string | undefined => /^\s*\/(.+)\/[a-z]*\s*$/.exec(pattern)?.[1];
