import type { PendingChange } from '../../changes/pendingChange.ts';
import { hasContent } from '../../changes/removal.ts';
import { publishOrder, type PublishStep } from '../../changes/changeType.ts';

export type PlannedStep = { readonly step: PublishStep; readonly changes: readonly PendingChange[] };

export const withContent = (changes: readonly PendingChange[]): readonly PendingChange[] =>
  changes.filter(({ value }) => hasContent(value));

/** Steps with changes, in publish order. Changes with empty content are skipped [PC-6]. */
export function planPublish(changes: Iterable<PendingChange>): readonly PlannedStep[] {
  const sent = withContent([...changes]);
  return publishOrder
    .map(({ type, step }) => ({ step, changes: sent.filter((change) => change.type === type) }))
    .filter((planned) => planned.changes.length > 0);
}
