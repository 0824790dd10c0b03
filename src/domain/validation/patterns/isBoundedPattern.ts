import { foldingWork, MAX_FOLDING_WORK } from './foldingWork.ts';
import { isTooLong } from '../textLimit.ts';
import { PATTERN_LIMIT } from './patternEngine.ts';
import { MAX_WRITTEN_OUT_SIZE, writtenOutSize } from './writtenOutSize.ts';

/**
 * True if the pattern compiles in a few milliseconds. Linear engines bound the match, but counted repetitions can make
 * compiling slow.
 */
export const isBoundedPattern = (pattern: string): boolean =>
  !isTooLong(PATTERN_LIMIT, pattern) &&
  writtenOutSize(pattern) <= MAX_WRITTEN_OUT_SIZE &&
  foldingWork(pattern) <= MAX_FOLDING_WORK;
