import { isTooLong } from '../textLimit.ts';
import { PATTERN_LIMIT, type CompilePattern } from './patternEngine.ts';
import { MAX_REPETITION, MAX_WRITTEN_OUT_SIZE, writtenOutSize } from './isBoundedPattern.ts';

export type PatternProblem =
  | 'validation.regexInvalidError'
  | {
      readonly key: `validation.patternUnsupported.${UnsupportedReason}`;
      readonly values: { readonly part: string; readonly max: number };
    };

/** Error of a pattern, with its unsupported part if any [VL-regex]. Without `compile`, only the length is checked. */
export function patternProblem(pattern: string, compile: CompilePattern | undefined): PatternProblem | undefined {
  if (isTooLong(PATTERN_LIMIT, pattern)) return 'validation.regexInvalidError';
  if (!compile || compile(pattern)) return undefined;
  const found = unsupportedPart(pattern);
  if (!found) return 'validation.regexInvalidError';
  return { key: `validation.patternUnsupported.${found.reason}`, values: { part: found.part, max: MAX_REPETITION } };
}

/** Pattern between the slashes of a text like `/^\d+$/i`. `undefined` if the text has no slashes. */
export const patternInSlashes = (pattern: string): string | undefined => /^\s*\/(.+)\/[a-z]*\s*$/.exec(pattern)?.[1];

/** `slow`: not linear (look-around, back-reference). `notation`: syntax of other engines. `repeats`: too large. */
type UnsupportedReason = 'slow' | 'notation' | 'repeats';
type UnsupportedPart = { readonly reason: UnsupportedReason; readonly part: string };

// One piece of a pattern: escape, start of a look-around, empty class, counted repetition, or character.
const PIECE =
  /\\(?:u\{[^}]*\}?|u[\da-fA-F]{0,4}|k<[^>]*>?|c[a-zA-Z]?|[pP]\{[^}]*\}?|[1-9]\d*|[^])|\(\?<?[=!]|\[\^?\]|\{\d+(?:,\d*)?\}|[^]/gu;

function reasonOf(piece: string, isInClass: boolean): UnsupportedReason | undefined {
  if (/^\\(?:u|c|[pP]\{\w+=)/.test(piece) || (isInClass && piece === '\\b')) return 'notation';
  if (isInClass) return undefined;
  if (/^\[\^?\]$/.test(piece)) return 'notation';
  return /^(?:\(\?<?[=!]|\\[1-9k])/.test(piece) ? 'slow' : undefined;
}

const repetitionsOf = (piece: string): number =>
  /^\{\d/.test(piece) ? Math.max(...[...piece.matchAll(/\d+/g)].map(([count]) => Number(count))) : 0;

/** First part of a pattern that the engine does not support. `undefined` if the pattern is malformed. */
function unsupportedPart(pattern: string): UnsupportedPart | undefined {
  let isInClass = false;
  let largest = '';
  for (const [piece] of pattern.matchAll(PIECE)) {
    const reason = reasonOf(piece, isInClass);
    if (reason) return { reason, part: piece };
    if (!isInClass && repetitionsOf(piece) > repetitionsOf(largest)) largest = piece;
    if (piece.startsWith('[')) isInClass = piece === '[' || isInClass;
    if (piece.endsWith(']') && !piece.startsWith('\\')) isInClass = false;
  }
  const isTooLarge = repetitionsOf(largest) > MAX_REPETITION || writtenOutSize(pattern) > MAX_WRITTEN_OUT_SIZE;
  return isTooLarge && largest !== '' ? { reason: 'repeats', part: largest } : undefined;
}
