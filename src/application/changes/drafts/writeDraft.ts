import type { ChangeHistory } from '../../../domain/changes/changeHistory.ts';
import { noDraft, type DraftChange } from '../../../domain/changes/drafts/draft.ts';
import { writeHistory } from '../../../domain/changes/drafts/draftHistory.ts';
import type { PendingChanges } from '../../../domain/changes/pendingChange.ts';
import { ok, type Result } from '../../../domain/shared/result.ts';
import type { PortFailure } from '../../shared/failure.ts';
import type { DraftAnswer, DraftGateway, DraftPath } from './DraftGateway.ts';

export type SyncedContent = {
  readonly changes: PendingChanges;
  /** Changes of another release, sent back unchanged. */
  readonly others: readonly DraftChange[];
  readonly history: ChangeHistory;
  readonly note: string;
};

/** Far longer than a publish allows, so that a note that is too long is still stored. */
const MAX_STORED_NOTE = 5000;

export type SendingDraft = SyncedContent & { readonly revision: string; readonly key: string };

/** Replaces the draft with this revision, or deletes it if nothing is pending. */
export async function writeDraft(
  gateway: DraftGateway,
  path: DraftPath,
  { revision, key: idempotencyKey, ...content }: SendingDraft,
): Promise<Result<DraftAnswer, PortFailure>> {
  const changes = [...content.changes.values(), ...content.others];
  const history = writeHistory(changes, content.history);
  const note = content.note.slice(0, MAX_STORED_NOTE) || undefined;
  const isEmpty = changes.length === 0 && history.done.length === 0 && history.undone.length === 0;
  if (!isEmpty)
    return gateway.keep(path, { changes, history, ...(note !== undefined && { note }) }, { revision, idempotencyKey });
  if (revision === noDraft.revision) return ok({ kind: 'kept', revision });
  return gateway.drop(path, { revision, idempotencyKey });
}
