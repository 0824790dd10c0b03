import type { PendingChange } from '../changes/pendingChange.ts';
import { isRemoval } from '../changes/removal.ts';
import type { ReturnReason, ReturnReasons } from '../company/parts/returnReason.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { reasonList } from './reasonList.ts';

export type ReasonState = 'published' | 'added' | 'changed' | 'moved' | 'removed';

export type ReasonRow = {
  readonly code: string;
  /** As it will be; as it is published where it goes. */
  readonly reason: ReturnReason;
  readonly published?: ReturnReason | undefined;
  readonly state: ReasonState;
};

export const codesOf = ({ reasons }: ReturnReasons): readonly string[] => reasons.map(({ code }) => code);

/** The reason that a change leaves of the published one; nothing where it removes it. */
export function reasonAfter(
  published: ReturnReason | undefined,
  change: PendingChange | undefined,
): ReturnReason | undefined {
  const parsed = change && reasonList.parse(change);
  return parsed?.part === 'entry' ? reasonList.entryAfter(published, parsed) : published;
}

/** Whether a change decides which reasons there are or in what order; any other gives one of them other values. */
export function arrangesReasons(change: PendingChange, published: ReadonlyMap<string, ReturnReason>): boolean {
  const parsed = reasonList.parse(change);
  if (!parsed) return false;
  return parsed.part === 'order' || isRemoval(parsed.value) || !published.has(parsed.id);
}

/** How a reason stands to what is published. */
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
