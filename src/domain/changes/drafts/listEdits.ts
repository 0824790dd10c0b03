import { isRecord, isTextList } from '../../shared/shapes.ts';
import { shortestEdit } from '../differences/shortestEdit.ts';

/** Replaces `removed` entries at index `at` with `added`. Edits apply in sequence, from the start of the list. */
export type ListEdit = { readonly at: number; readonly removed: number; readonly added: readonly string[] };

const MAX_DIFFERENCES = 64;

export function listEdits(from: readonly string[], to: readonly string[]): readonly ListEdit[] | undefined {
  const differences = shortestEdit(from, to, MAX_DIFFERENCES);
  if (!differences) return undefined;
  const edits: { at: number; removed: number; added: string[] }[] = [];
  let position = 0;
  let isOpen = false;
  for (const { kind, text } of differences) {
    if (kind !== 'same' && !isOpen) edits.push({ at: position, removed: 0, added: [] });
    isOpen = kind !== 'same';
    const edit = edits.at(-1);
    if (kind === 'removed' && edit) edit.removed += 1;
    else position += 1;
    if (kind === 'added') edit?.added.push(text);
  }
  return edits;
}

export const edited = (list: readonly string[], edits: readonly ListEdit[]): readonly string[] =>
  edits.reduce((changed, { at, removed, added }) => changed.toSpliced(at, removed, ...added), list);

export const isListEdits = (value: unknown): value is readonly ListEdit[] =>
  Array.isArray(value) &&
  value.every(
    (edit: unknown) =>
      isRecord(edit) && Number.isInteger(edit['at']) && Number.isInteger(edit['removed']) && isTextList(edit['added']),
  );
