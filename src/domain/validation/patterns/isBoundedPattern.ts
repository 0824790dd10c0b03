import { isTooLong } from '../textLimit.ts';
import { PATTERN_LIMIT } from './patternEngine.ts';

/**
 * True if the pattern compiles in a few milliseconds. The engine matches in linear time, but counted repetitions can
 * make compiling slow.
 */
export const isBoundedPattern = (pattern: string): boolean =>
  !isTooLong(PATTERN_LIMIT, pattern) &&
  writtenOutSize(pattern) <= MAX_WRITTEN_OUT_SIZE &&
  foldingWork(pattern) <= MAX_FOLDING_WORK;

/** Estimated number of characters of a property class such as `\p{L}`. */
const PROPERTY_CLASS_SIZE = 3000;

const CODE_POINT = String.raw`\\x\{([\da-fA-F]+)\}|\\?([^])`;
const RANGE = new RegExp(`(?:${CODE_POINT})-(?:${CODE_POINT})`, 'gu');

const LAST_CASED_CHARACTER = 0x1e943;

function codeOf(hexadecimal: string | undefined, character: string | undefined): number {
  const code = hexadecimal === undefined ? (character?.codePointAt(0) ?? 0) : Number.parseInt(hexadecimal, 16);
  return Math.min(code, LAST_CASED_CHARACTER);
}

/** Maximum folding work. Allows a range over all Chinese characters, or about ten property classes. */
export const MAX_FOLDING_WORK = 0x8000;

/**
 * Estimated number of characters whose other case the engine looks up while compiling. 0 if case is not ignored.
 */
export function foldingWork(pattern: string): number {
  if (!/\(\?[a-zA-Z]*i/.test(pattern)) return 0;
  let work = [...pattern.matchAll(/\\p/gi)].length * PROPERTY_CLASS_SIZE;
  for (const [, fromHexadecimal, from, toHexadecimal, to] of pattern.matchAll(RANGE))
    work += Math.max(0, codeOf(toHexadecimal, to) - codeOf(fromHexadecimal, from));
  return work;
}

// One piece of a pattern: quoted text, escape, class, start or end of a group, repetition, bar, or character.
const PIECE =
  /\\Q[^]*?(?:\\E|$)|\\[pPx]\{[^}]*\}?|\\[pP]?[^]|\[\^?\]?(?:\\[^]?|\[:\^?\w+:\]|[^\]\\])*\]?|\(\?[a-zA-Z-]*\)|\((?:\?(?:P?<\w*>|[a-zA-Z-]*:))?|\)|\{(\d+)(?:,(\d*))?\}|[^]/gu;

const QUOTE = /^\\Q|\\E$/g;

export const MAX_REPETITION = 1000;

/** Maximum size with expanded repetitions: the largest repetition and some text. Compiles in about 10 ms. */
export const MAX_WRITTEN_OUT_SIZE = MAX_REPETITION + 100;

/**
 * Size of a pattern with expanded repetitions, e.g. 6 for `a{2}[bc]{4}`. It is computed from the text, so that a huge
 * pattern is refused before it is compiled.
 */
export function writtenOutSize(pattern: string): number {
  let size = 0;
  /** Size of the last repeatable piece. */
  let last = 0;
  const outerSizes: number[] = [];
  for (const [piece, min, max] of pattern.matchAll(PIECE)) {
    if (piece === ')') {
      last = size;
      size += outerSizes.pop() ?? 0;
    } else if (piece.startsWith('(')) {
      // Ignore inline flags, because they open no group.
      if (!piece.endsWith(')')) {
        outerSizes.push(size);
        size = 1;
      }
      last = 0;
    } else if (min !== undefined) {
      const times = Math.max(1, Number(min), Number(max ?? 0));
      size += last * (times - 1);
      last *= times;
    } else if (!/^[*+?|]$/.test(piece)) {
      last = 1;
      size += piece.startsWith('\\Q') ? piece.replace(QUOTE, '').length : 1;
    } else if (piece === '|') {
      last = 0;
    }
  }
  return size;
}
