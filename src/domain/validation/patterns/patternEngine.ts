import { unitLimit } from '../textLimit.ts';

/**
 * Compiles a pattern. `undefined` if it is invalid, too long, too large, or not matchable in linear time (look-around,
 * back-references).
 */
export type CompilePattern = (pattern: string) => { matches(text: string): boolean } | undefined;

export const PATTERN_LIMIT = unitLimit(200);
