import { RE2JS } from 're2js';
import { isBoundedPattern } from '../../domain/validation/patterns/isBoundedPattern.ts';
import type { CompilePattern } from '../../domain/validation/patterns/patternEngine.ts';

/** Maximum number of instructions of a compiled pattern (`^.{1,1000}$` has 2,003). More would make a match slow. */
const MAX_PROGRAM_SIZE = 2100;

export const compileRe2Pattern: CompilePattern = (pattern) => {
  if (!isBoundedPattern(pattern)) return undefined;
  try {
    const compiled = RE2JS.compile(pattern);
    if (compiled.programSize() > MAX_PROGRAM_SIZE) return undefined;
    return { matches: (text) => compiled.matcher(text).find() };
  } catch {
    // RE2 throws for a pattern that cannot be matched in linear time.
    return undefined;
  }
};
