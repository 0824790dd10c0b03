import { unitLimit } from '../textLimit.ts';

export type CompiledPattern = { matches(text: string): boolean };

/**
 * Compiles a pattern. `undefined` if it is invalid, too long, too large, or not matchable in linear time (look-around,
 * back-references).
 */
export type CompilePattern = (pattern: string) => CompiledPattern | undefined;

export const PATTERN_LIMIT = unitLimit(200);
