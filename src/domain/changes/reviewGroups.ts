import { publishSteps, stepOf } from '../publishing/publishStep.ts';
import type { ChangePage } from './changeSubject.ts';
import { subjectOf } from './changeSubjects.ts';
import type { PendingChange } from './pendingChange.ts';

export type ReviewGroup = { readonly page: ChangePage; readonly changes: readonly PendingChange[] };

/** Pending changes by the page they were made on, in the order they are published. */
export function reviewGroups(changes: readonly PendingChange[]): readonly ReviewGroup[] {
  const ordered = publishSteps.flatMap((step) => changes.filter(({ type }) => stepOf(type) === step));
  const groups = new Map<ChangePage, PendingChange[]>();
  for (const change of ordered) {
    const page = subjectOf(change)?.page;
    if (page) groups.set(page, [...(groups.get(page) ?? []), change]);
  }
  return [...groups].map(([page, ofPage]) => ({ page, changes: ofPage }));
}
