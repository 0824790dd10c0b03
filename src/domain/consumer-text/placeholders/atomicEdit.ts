import { missingPlaceholders, placeholderRanges, type TextRange } from './placeholders.ts';

export type AtomicEdit =
  | { readonly kind: 'insert'; readonly text: string }
  | {
      readonly kind: 'delete';
      /** Applies to a caret. A selection is deleted as a whole. */
      readonly direction: 'backward' | 'forward';
      readonly unit: 'character' | 'word';
    };

const WORD = /[\p{L}\p{N}]/u;

const placeholderAround = (text: string, at: number): TextRange | undefined =>
  placeholderRanges(text).find(({ start, end }) => start < at && at < end);

/** Extends a selection to complete placeholders. A caret within a placeholder moves behind it. */
function expandedRange(text: string, { start, end }: TextRange): TextRange {
  const last = placeholderAround(text, end)?.end ?? end;
  return start === end
    ? { start: last, end: last }
    : { start: placeholderAround(text, start)?.start ?? start, end: last };
}

/** Moves both ends out of placeholders, in the direction of movement from `before`, or to the nearer end. */
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

/** Text between a caret and the next placeholder, and the range of both. */
function nextPlaceholder(text: string, at: number, isBackward: boolean) {
  const ranges = placeholderRanges(text);
  const next = isBackward ? ranges.findLast(({ end }) => end <= at) : ranges.find(({ start }) => start >= at);
  if (!next) return undefined;
  return isBackward
    ? { between: text.slice(next.end, at), range: { start: next.start, end: at } }
    : { between: text.slice(at, next.start), range: { start: at, end: next.end } };
}

/** Range that an edit must replace to keep placeholders complete. `undefined` if the text field can handle it. */
export function atomicRange(text: string, selection: TextRange, edit: AtomicEdit): TextRange | undefined {
  const expanded = expandedRange(text, selection);
  const isMoved = expanded.start !== selection.start || expanded.end !== selection.end;
  if (edit.kind === 'insert' || selection.start !== selection.end) return isMoved ? expanded : undefined;
  const around = placeholderAround(text, selection.start);
  if (around) return around;
  const next = nextPlaceholder(text, selection.start, edit.direction === 'backward');
  // Symbols alone are not a word, so deleting a word continues into the placeholder.
  const isReached = edit.unit === 'character' ? next?.between === '' : next && !WORD.test(next.between);
  return isReached ? next?.range : undefined;
}

/** Repairs an edit that cut a placeholder, e.g. a drop, as if the complete placeholder had been selected. */
export function repairedEdit(
  before: string,
  after: string,
): { readonly text: string; readonly caret: number } | undefined {
  if (missingPlaceholders(after, before).length === 0) return undefined;
  const max = Math.min(before.length, after.length);
  let start = 0;
  while (start < max && before[start] === after[start]) start += 1;
  let kept = 0;
  while (kept < max - start && before.at(-1 - kept) === after.at(-1 - kept)) kept += 1;
  const range = { start, end: before.length - kept };
  const expanded = expandedRange(before, range);
  if (expanded.start === range.start && expanded.end === range.end) return undefined;
  const head = before.slice(0, expanded.start) + after.slice(start, after.length - kept);
  return { text: head + before.slice(expanded.end), caret: head.length };
}
