import { isTooLong } from '../textLimit.ts';
import { PATTERN_LIMIT } from './patternEngine.ts';

/**
 * True if the pattern compiles in a few milliseconds. Linear engines bound the match, but counted repetitions can make
 * compiling slow.
 */
export const isBoundedPattern = (pattern: string): boolean =>
  !isTooLong(PATTERN_LIMIT, pattern) &&
  writtenOutSize(pattern) <= MAX_WRITTEN_OUT_SIZE &&
  foldingWork(pattern) <= MAX_FOLDING_WORK;

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

// Quoted text, escape, class, start or end of a group, repetition, bar, or character. Nothing is scanned twice.
const PIECE =
  /\\Q[^]*?(?:\\E|$)|\\[pPx]\{[^}]*\}?|\\[pP]?[^]|\[\^?\]?(?:\\[^]?|\[:\^?\w+:\]|[^\]\\])*\]?|\(\?[a-zA-Z-]*\)|\((?:\?(?:P?<\w*>|[a-zA-Z-]*:))?|\)|\{(\d+)(?:,(\d*))?\}|[^]/gu;

const QUOTE = /^\\Q|\\E$/g;

/** Engine limit of a counted repetition. */
export const MAX_REPETITION = 1000;

/** Allows the largest repetition and some text. Compiles in about 10 ms. */
export const MAX_WRITTEN_OUT_SIZE = MAX_REPETITION + 100;

/**
 * Size of a pattern with expanded repetitions: 6 for `a{2}[bc]{4}`. Computed from the text, so that a huge pattern is
 * refused before compiling.
 */
export function writtenOutSize(pattern: string): number {
  let size = 0;
  /** Size of the last repeatable piece. */
  let last = 0;
  const outer: number[] = [];
  for (const [piece, min, max] of pattern.matchAll(PIECE)) {
    if (piece === ')') {
      last = size;
      size += outer.pop() ?? 0;
    } else if (piece.startsWith('(')) {
      // Inline flags open no group.
      if (!piece.endsWith(')')) {
        outer.push(size);
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
