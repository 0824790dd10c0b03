/** What a class named by a property is taken as: the letters of all scripts weigh about as much as so many characters. */
const PROPERTY = 3000;

const CODE_POINT = String.raw`\\x\{([\da-fA-F]+)\}|\\?([^])`;
const RANGE = new RegExp(`(?:${CODE_POINT})-(?:${CODE_POINT})`, 'gu');

/** The last character that has another form; none beyond it is asked. */
const LAST_FOLDING = 0x1e943;

function codeOf(hexadecimal: string | undefined, character: string | undefined): number {
  const code = hexadecimal === undefined ? (character?.codePointAt(0) ?? 0) : Number.parseInt(hexadecimal, 16);
  return Math.min(code, LAST_FOLDING);
}

/** Largest work accepted: a range over the Chinese characters, or some ten properties. */
export const MAX_FOLDING_WORK = 0x8000;

/**
 * How many characters an engine looks at while it compiles a pattern that ignores case: it asks each character of a
 * class for its other forms. 0 for a pattern that minds case. Ranges are counted wherever they stand.
 */
export function foldingWork(pattern: string): number {
  if (!/\(\?[a-zA-Z]*i/.test(pattern)) return 0;
  let work = [...pattern.matchAll(/\\p/gi)].length * PROPERTY;
  for (const [, fromHexadecimal, from, toHexadecimal, to] of pattern.matchAll(RANGE))
    work += Math.max(0, codeOf(toHexadecimal, to) - codeOf(fromHexadecimal, from));
  return work;
}
