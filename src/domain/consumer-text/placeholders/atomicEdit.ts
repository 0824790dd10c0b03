import { missingPlaceholders, placeholderRanges, type TextRange } from './placeholders.ts';

export type AtomicEdit =
  | { readonly kind: 'insert'; readonly text: string }
  | {
      readonly kind: 'delete';
      /** Direction of a deletion at a caret. A selection is deleted completely. */
      readonly direction: 'backward' | 'forward';
      readonly unit: 'character' | 'word';
    };

const WORD = /[\p{L}\p{N}]/u;

const placeholderAround = (text: string, at: number): TextRange | undefined =>
  placeholderRanges(text).find(({ start, end }) => start < at && at < end);

/** Extends a selection so that it contains only complete placeholders. A caret within a placeholder moves behind it. */
function expandedRange(text: string, { start, end }: TextRange): TextRange {
  const last = placeholderAround(text, end)?.end ?? end;
  return start === end
    ? { start: last, end: last }
    : { start: placeholderAround(text, start)?.start ?? start, end: last };
}

/** Moves a selection's ends out of placeholders: in the caret's direction, otherwise to the nearer end. */
export function settledRange(text: string, selection: TextRange, before?: TextRange): TextRange {
  function outsidePlaceholder(at: number, from: number | undefined): number {
    const placeholder = placeholderAround(text, at);
    if (!placeholder) return at;
    if (from !== undefined && from <= placeholder.start) return placeholder.end;
    if (from !== undefined && from >= placeholder.end) return placeholder.start;
    return at - placeholder.start < placeholder.end - at ? placeholder.start : placeholder.end;
  }
  const { start, end } = selection;
  if (start === end) {
    const at = outsidePlaceholder(start, before && (start < before.end ? before.start : before.end));
    return { start: at, end: at };
  }
  const first = outsidePlaceholder(start, before?.start);
  return { start: first, end: Math.max(first, outsidePlaceholder(end, before?.end)) };
}

/** The text between a caret and the next placeholder, and the range that contains this text and the placeholder. */
function nextPlaceholder(text: string, at: number, isBackward: boolean) {
  const ranges = placeholderRanges(text);
  const next = isBackward ? ranges.findLast(({ end }) => end <= at) : ranges.find(({ start }) => start >= at);
  if (!next) return undefined;
  return isBackward
    ? { between: text.slice(next.end, at), range: { start: next.start, end: at } }
    : { between: text.slice(at, next.start), range: { start: at, end: next.end } };
}

/** Range to delete so that no placeholder is cut. `undefined` if the browser already deletes the right range. */
export function atomicRange(text: string, selection: TextRange, edit: AtomicEdit): TextRange | undefined {
  const expanded = expandedRange(text, selection);
  const isMoved = expanded.start !== selection.start || expanded.end !== selection.end;
  if (edit.kind === 'insert' || selection.start !== selection.end) return isMoved ? expanded : undefined;
  const placeholder = placeholderAround(text, selection.start);
  if (placeholder) return placeholder;
  const next = nextPlaceholder(text, selection.start, edit.direction === 'backward');
  // Deleting a word skips symbols, so the deletion can reach a placeholder behind the symbols.
  const isReached = edit.unit === 'character' ? next?.between === '' : next && !WORD.test(next.between);
  return isReached ? next?.range : undefined;
}

/** Repairs an edit that cut a placeholder, e.g. by drag and drop, as if all of it had been selected. */
export function repairedEdit(
  before: string,
  after: string,
): { readonly text: string; readonly caret: number } | undefined {
  if (missingPlaceholders(after, before).length === 0) return undefined;
  const max = Math.min(before.length, after.length);
  let start = 0;
  while (start < max && before[start] === after[start]) start += 1;
  let sharedEnd = 0;
  while (sharedEnd < max - start && before.at(-1 - sharedEnd) === after.at(-1 - sharedEnd)) sharedEnd += 1;
  const range = { start, end: before.length - sharedEnd };
  const expanded = expandedRange(before, range);
  if (expanded.start === range.start && expanded.end === range.end) return undefined;
  const head = before.slice(0, expanded.start) + after.slice(start, after.length - sharedEnd);
  return { text: head + before.slice(expanded.end), caret: head.length };
}
