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
  for (const [piece, least, most] of pattern.matchAll(PIECE)) {
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
    } else if (least !== undefined) {
      const times = Math.max(1, Number(least), Number(most ?? 0));
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
