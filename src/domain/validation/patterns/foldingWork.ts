/** Estimated size of a property class. */
const PROPERTY = 3000;

const CODE_POINT = String.raw`\\x\{([\da-fA-F]+)\}|\\?([^])`;
const RANGE = new RegExp(`(?:${CODE_POINT})-(?:${CODE_POINT})`, 'gu');

/** The last character with another case. */
const LAST_FOLDING = 0x1e943;

function codeOf(hexadecimal: string | undefined, character: string | undefined): number {
  const code = hexadecimal === undefined ? (character?.codePointAt(0) ?? 0) : Number.parseInt(hexadecimal, 16);
  return Math.min(code, LAST_FOLDING);
}

/** Allows a range over the Chinese characters, or about ten properties. */
export const MAX_FOLDING_WORK = 0x8000;

/**
 * Estimated number of characters whose other cases the engine looks up while compiling. 0 for case-sensitive patterns.
 */
export function foldingWork(pattern: string): number {
  if (!/\(\?[a-zA-Z]*i/.test(pattern)) return 0;
  let work = [...pattern.matchAll(/\\p/gi)].length * PROPERTY;
  for (const [, fromHexadecimal, from, toHexadecimal, to] of pattern.matchAll(RANGE))
    work += Math.max(0, codeOf(toHexadecimal, to) - codeOf(fromHexadecimal, from));
  return work;
}
