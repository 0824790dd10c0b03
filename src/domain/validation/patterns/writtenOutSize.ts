// One piece of a pattern: quoted text, an escape, a class, the head of a group, its end, a counted repetition, a bar,
// or a single character. What is never closed reaches to the end, so that nothing is read twice.
const PIECE =
  /\\Q[^]*?(?:\\E|$)|\\[pPx]\{[^}]*\}?|\\[pP]?[^]|\[\^?\]?(?:\\[^]?|\[:\^?\w+:\]|[^\]\\])*\]?|\(\?[a-zA-Z-]*\)|\((?:\?(?:P?<\w*>|[a-zA-Z-]*:))?|\)|\{(\d+)(?:,(\d*))?\}|[^]/gu;

const QUOTE = /^\\Q|\\E$/g;

/** Maximum number of characters that one counted repetition may match, by the engine. */
export const MAX_REPETITION = 1000;

/** Maximum size accepted: the largest repetition and some text around it. It still compiles in some 10 ms. */
export const MAX_WRITTEN_OUT_SIZE = MAX_REPETITION + 100;

/**
 * How many characters, classes and groups a pattern has once its counted repetitions are written out: 6 for `a{2}[bc]{4}`.
 * Told from the text alone, so that a pattern that would grow beyond all bounds is refused before it is compiled.
 */
export function writtenOutSize(pattern: string): number {
  let size = 0;
  /** Size of what a repetition right here would repeat. */
  let last = 0;
  const outer: number[] = [];
  for (const [piece, least, most] of pattern.matchAll(PIECE)) {
    if (piece === ')') {
      last = size;
      size += outer.pop() ?? 0;
    } else if (piece.startsWith('(')) {
      // A head that sets flags and is closed at once opens no group.
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
