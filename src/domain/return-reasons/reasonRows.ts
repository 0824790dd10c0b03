import type { PendingChange } from '../changes/pendingChange.ts';
import { isRemoval } from '../changes/removal.ts';
import type { ReturnReason, ReturnReasons } from '../company/parts/returnReason.ts';
import type { EntryState } from '../shared/entryState.ts';
import { reasonList } from './reasonList.ts';

export type ReasonRow = {
  readonly code: string;
  /** The pending reason, or the published one if it was removed. */
  readonly reason: ReturnReason;
  readonly published?: ReturnReason | undefined;
  readonly state: EntryState;
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
