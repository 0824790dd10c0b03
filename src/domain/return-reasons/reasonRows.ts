import type { PendingChange } from '../changes/pendingChange.ts';
import { isRemoval } from '../changes/removal.ts';
import type { ReturnReason, ReturnReasons } from '../company/parts/returnReason.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { reasonList } from './reasonList.ts';

export type ReasonState = 'published' | 'added' | 'changed' | 'moved' | 'removed';

export type ReasonRow = {
  readonly code: string;
  /** The pending reason, or the published one if it was removed. */
  readonly reason: ReturnReason;
  readonly published?: ReturnReason | undefined;
  readonly state: ReasonState;
};

export const codesOf = ({ reasons }: ReturnReasons): readonly string[] => reasons.map(({ code }) => code);

export function reasonAfter(
  published: ReturnReason | undefined,
  change: PendingChange | undefined,
): ReturnReason | undefined {
  const parsed = change && reasonList.parse(change);
  return parsed?.part === 'entry' ? reasonList.entryAfter(published, parsed) : published;
}

export function affectsReasonList(change: PendingChange, published: ReadonlyMap<string, ReturnReason>): boolean {
  const parsed = reasonList.parse(change);
  if (!parsed) return false;
  return parsed.part === 'order' || isRemoval(parsed.value) || !published.has(parsed.id);
}

export function stateOfReason(
  published: ReturnReason | undefined,
  pending: ReturnReason | undefined,
  isMoved: boolean,
): ReasonState {
  if (!pending) return 'removed';
  if (!published) return 'added';
  if (!deepEqual(published, pending)) return 'changed';
  return isMoved ? 'moved' : 'published';
}
