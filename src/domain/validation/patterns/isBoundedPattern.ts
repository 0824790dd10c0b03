import { foldingWork, MAX_FOLDING_WORK } from './foldingWork.ts';
import { isTooLong } from '../textLimit.ts';
import { PATTERN_LIMIT } from './patternEngine.ts';
import { MAX_WRITTEN_OUT_SIZE, writtenOutSize } from './writtenOutSize.ts';

/**
 * Whether a merchant's pattern may be compiled at all: short, and of a kind that compiles in a few milliseconds. Linear
 * engines bound the time of a match, not that of compiling: a few counted repetitions make hundreds of them.
 */
export const isBoundedPattern = (pattern: string): boolean =>
  !isTooLong(PATTERN_LIMIT, pattern) &&
  writtenOutSize(pattern) <= MAX_WRITTEN_OUT_SIZE &&
  foldingWork(pattern) <= MAX_FOLDING_WORK;
