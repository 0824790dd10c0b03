import { missingPlaceholders, placeholderRanges, type TextRange } from './placeholders.ts';

/** What a person does to a text at its selection. */
export type AtomicEdit =
  | { readonly kind: 'insert'; readonly text: string }
  | {
      readonly kind: 'delete';
      /** Which way from a caret; a selection is deleted as it is. */
      readonly direction: 'backward' | 'forward';
      readonly unit: 'character' | 'word';
    };

const WORD = /[\p{L}\p{N}]/u;

/** The placeholder that a place lies within. */
const placeholderAround = (text: string, at: number): TextRange | undefined =>
  placeholderRanges(text).find(({ start, end }) => start < at && at < end);

/** A selection with each placeholder that it cuts taken whole; a caret within one goes behind it. */
function wholeRange(text: string, { start, end }: TextRange): TextRange {
  const last = placeholderAround(text, end)?.end ?? end;
  return start === end
    ? { start: last, end: last }
    : { start: placeholderAround(text, start)?.start ?? start, end: last };
}

/**
 * A selection with both ends outside of placeholders. One that was moved from `before` goes on the way it went: a caret steps
 * over a placeholder, a selection grows and shrinks by the whole of it. One that was set anew goes to the nearer side.
 */
export function settledRange(text: string, selection: TextRange, before?: TextRange): TextRange {
  function settled(at: number, from: number | undefined): number {
    const around = placeholderAround(text, at);
    if (!around) return at;
    if (from !== undefined && from <= around.start) return around.end;
    if (from !== undefined && from >= around.end) return around.start;
    return at - around.start < around.end - at ? around.start : around.end;
  }
  const { start, end } = selection;
  if (start === end) {
    const at = settled(start, before && (start < before.end ? before.start : before.end));
    return { start: at, end: at };
  }
  const first = settled(start, before?.start);
  return { start: first, end: Math.max(first, settled(end, before?.end)) };
}

/** What lies between a caret and the next placeholder, and the range of both; nothing where there is none. */
function nextPlaceholder(text: string, at: number, isBackward: boolean) {
  const ranges = placeholderRanges(text);
  const next = isBackward ? ranges.findLast(({ end }) => end <= at) : ranges.find(({ start }) => start >= at);
  if (!next) return undefined;
  return isBackward
    ? { between: text.slice(next.end, at), range: { start: next.start, end: at } }
    : { between: text.slice(at, next.start), range: { start: at, end: next.end } };
}

/**
 * What an edit takes the place of where the text field by itself would cut a placeholder; `undefined` where the field may go
 * on: how far a character or a word reaches is its own business.
 */
export function atomicRange(text: string, selection: TextRange, edit: AtomicEdit): TextRange | undefined {
  const whole = wholeRange(text, selection);
  const isMoved = whole.start !== selection.start || whole.end !== selection.end;
  if (edit.kind === 'insert' || selection.start !== selection.end) return isMoved ? whole : undefined;
  const around = placeholderAround(text, selection.start);
  if (around) return around;
  const next = nextPlaceholder(text, selection.start, edit.direction === 'backward');
  // Of signs alone no word is made: it reaches to the one behind them, into the placeholder.
  const isReached = edit.unit === 'character' ? next?.between === '' : next && !WORD.test(next.between);
  return isReached ? next?.range : undefined;
}

/**
 * The text and the caret after a field went its own way from one text to another, such as by what was dropped into it: where
 * that cut a placeholder, as if all of it had been selected before.
 */
export function mendedEdit(
  before: string,
  after: string,
): { readonly text: string; readonly caret: number } | undefined {
  if (missingPlaceholders(after, before).length === 0) return undefined;
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let kept = 0;
  while (kept < most - start && before.at(-1 - kept) === after.at(-1 - kept)) kept += 1;
  const range = { start, end: before.length - kept };
  const whole = wholeRange(before, range);
  if (whole.start === range.start && whole.end === range.end) return undefined;
  const head = before.slice(0, whole.start) + after.slice(start, after.length - kept);
  return { text: head + before.slice(whole.end), caret: head.length };
}
