import { RE2JS } from 're2js';
import { isBoundedPattern } from '../../domain/validation/patterns/isBoundedPattern.ts';
import type { CompilePattern } from '../../domain/validation/patterns/patternEngine.ts';

/** Largest compiled program, in instructions: `^.{1,1000}$` has 2,003. Beyond it, even a linear-time match is slow. */
const MAX_PROGRAM_SIZE = 2100;

/** Client and service use the same engine. */
export const compileRe2Pattern: CompilePattern = (pattern) => {
  if (!isBoundedPattern(pattern)) return undefined;
  try {
    const compiled = RE2JS.compile(pattern);
    if (compiled.programSize() > MAX_PROGRAM_SIZE) return undefined;
    return { matches: (text) => compiled.matcher(text).find() };
  } catch {
    // The engine throws for a pattern that it cannot match in linear time.
    return undefined;
  }
};
