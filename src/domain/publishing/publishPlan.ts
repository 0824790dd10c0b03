import type { PendingChange } from '../changes/pendingChange.ts';
import { publishSteps, stepOf, type PublishStep } from '../changes/changeType.ts';

export type PlannedStep = { readonly step: PublishStep; readonly changes: readonly PendingChange[] };

/** True where there is something to send: no `undefined`, no empty text, list or record. */
export function hasContent(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false;
  return typeof value !== 'object' || Object.keys(value).length > 0;
}

/** The steps that have something to send, in publish order; changes with empty content are skipped. */
export function planPublish(changes: Iterable<PendingChange>): readonly PlannedStep[] {
  const sent = [...changes].filter((change) => hasContent(change.value));
  return publishSteps
    .map((step) => ({ step, changes: sent.filter((change) => stepOf(change.type) === step) }))
    .filter((planned) => planned.changes.length > 0);
}
