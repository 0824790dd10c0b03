import { unitLimit } from '../textLimit.ts';

export type CompiledPattern = { matches(text: string): boolean };

/**
 * Compiles a merchant's pattern, or answers `undefined` where it is not one: wrong syntax, too long, too large once
 * compiled, or beyond what can be matched in linear time (look-around, back-references).
 */
export type CompilePattern = (pattern: string) => CompiledPattern | undefined;

/** The longest pattern accepted. */
export const PATTERN_LIMIT = unitLimit(200);
