import { deepEqual } from '../../shared/deepEqual.ts';
import type { ChangeRegistry } from '../changeRegistry.ts';
import { isTextList } from '../../shared/shapes.ts';
import { changesByKey, type PendingChange, type PendingChanges } from '../pendingChange.ts';
import { mergeOrders } from './mergeOrders.ts';
import type { UnsentRow } from './unsentRows.ts';

/**
 * This tab and another tab or device set different values for one key. `mine` remains pending until the user decides.
 */
export type DraftConflict = { readonly mine: PendingChange; readonly theirs: PendingChange };

export type MergedDraft = { readonly changes: PendingChanges; readonly conflicts: readonly DraftConflict[] };

type Sides = { readonly mine: PendingChange; readonly theirs: PendingChange; readonly base: PendingChange | undefined };

const isSameEdit = (left: PendingChange | undefined, right: PendingChange | undefined): boolean =>
  left && right
    ? left.type === right.type && deepEqual(left.value, right.value) && left.valueId === right.valueId
    : left === right;

/**
 * Three-way merge of drafts. An edit wins over a removal, so that no input is lost. In a conflict, the local change
 * remains pending.
 */
export function mergeDraft(
  registry: ChangeRegistry,
  theirs: Iterable<PendingChange>,
  rows: readonly UnsentRow[],
): MergedDraft {
  const changes = changesByKey(theirs);
  const conflicts: DraftConflict[] = [];
  for (const { key, change: mine, bases, isStripped } of rows) {
    const draftChange = changes.get(key);
    const visibleChange = draftChange && isStripped ? registry.storable(draftChange) : draftChange;
    const isUntouched = bases.some((base) => deepEqual(base, visibleChange));
    if (!mine) {
      if (isUntouched) changes.delete(key);
      continue;
    }
    const merged =
      isUntouched || !draftChange
        ? { change: mine }
        : mergeChange(registry, { mine, theirs: draftChange, base: bases[0] });
    if (deepEqual(merged.change.value, merged.change.originalValue)) changes.delete(key);
    else changes.set(key, merged.change);
    if (merged.conflict) conflicts.push(merged.conflict);
  }
  return { changes, conflicts };
}

type Merged = { readonly change: PendingChange; readonly conflict?: DraftConflict };

function mergeChange(registry: ChangeRegistry, { mine, theirs, base }: Sides): Merged {
  if (isSameEdit(mine, theirs)) return { change: mine };
  // Combine the changed value with the original value of the other draft, which is newer.
  if (isSameEdit(mine, base)) return { change: { ...theirs, originalValue: mine.originalValue } };
  if (isSameEdit(theirs, base)) return { change: { ...mine, originalValue: theirs.originalValue } };
  const order = mergedOrder(registry, { mine, theirs, base });
  const change = order ? { ...mine, value: order.order } : mine;
  return order?.isConflict === false ? { change } : { change, conflict: { mine: change, theirs } };
}

function mergedOrder(registry: ChangeRegistry, { mine, theirs, base }: Sides) {
  const [mineOrder, theirOrder] = [orderIn(registry, mine), orderIn(registry, theirs)];
  const from = (base && orderIn(registry, base)) ?? mine.originalValue;
  return mineOrder && theirOrder && isTextList(from) ? mergeOrders(from, mineOrder, theirOrder) : undefined;
}

function orderIn(registry: ChangeRegistry, change: PendingChange): readonly string[] | undefined {
  const parsed = registry.parse(change);
  return parsed && 'part' in parsed && parsed.part === 'order' && isTextList(parsed.value) ? parsed.value : undefined;
}
