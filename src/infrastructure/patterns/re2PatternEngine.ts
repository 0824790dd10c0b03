import { RE2JS } from 're2js';
import { isBoundedPattern } from '../../domain/validation/patterns/isBoundedPattern.ts';
import type { CompilePattern } from '../../domain/validation/patterns/patternEngine.ts';

/** Largest compiled program, in instructions: `^.{1,1000}$` has 2,003. Beyond it, even a linear-time match is slow. */
const MAX_PROGRAM_SIZE = 2100;

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
