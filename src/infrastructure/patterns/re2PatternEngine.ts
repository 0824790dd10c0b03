import { RE2JS } from 're2js';
import { isBoundedPattern } from '../../domain/validation/patterns/isBoundedPattern.ts';
import type { CompilePattern } from '../../domain/validation/patterns/patternEngine.ts';

/** Largest compiled program: beyond it, even a linear-time match takes noticeably long. */
const MAX_PROGRAM_SIZE = 500;

/** Compiles merchants' patterns for a linear-time engine; page and service use the same one. */
export const compileRe2Pattern: CompilePattern = (pattern) => {
  if (!isBoundedPattern(pattern)) return undefined;
  try {
    const compiled = RE2JS.compile(pattern);
    if (compiled.programSize() > MAX_PROGRAM_SIZE) return undefined;
    return { matches: (text) => compiled.matcher(text).find() };
  } catch {
    // The engine's way of saying that this is no pattern it can match in linear time.
    return undefined;
  }
};
