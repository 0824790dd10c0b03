import type { ChangeHistory } from '../../../domain/changes/changeHistory.ts';
import { noDraft, type DraftChange } from '../../../domain/changes/drafts/draft.ts';
import { writeHistory } from '../../../domain/changes/drafts/draftHistory.ts';
import type { PendingChanges } from '../../../domain/changes/pendingChange.ts';
import { ok, type Result } from '../../../domain/shared/result.ts';
import type { PortFailure } from '../../shared/failure.ts';
import type { DraftAnswer, DraftGateway, DraftPath } from './DraftGateway.ts';

/** What a page knows of a draft's content. */
export type SyncedContent = {
  readonly changes: PendingChanges;
  /** Of another release: sent back as they are. */
  readonly others: readonly DraftChange[];
  readonly history: ChangeHistory;
  readonly note: string;
};

/** Far more than a note may have: what is too long to be published is kept, as far as a draft takes it. */
const LONGEST_KEPT_NOTE = 5000;

/** What is on its way under one key until the answer is known. */
export type SendingDraft = SyncedContent & { readonly revision: string; readonly key: string };

/** Keeps a content in the place of the draft that `revision` names; where nothing is pending, drops it. */
export async function writeDraft(
  gateway: DraftGateway,
  path: DraftPath,
  { revision, key: idempotencyKey, ...content }: SendingDraft,
): Promise<Result<DraftAnswer, PortFailure>> {
  const changes = [...content.changes.values(), ...content.others];
  const history = writeHistory(changes, content.history);
  const note = content.note.slice(0, LONGEST_KEPT_NOTE) || undefined;
  const isEmpty = changes.length === 0 && history.done.length === 0 && history.undone.length === 0;
  if (!isEmpty)
    return gateway.keep(path, { changes, history, ...(note !== undefined && { note }) }, { revision, idempotencyKey });
  if (revision === noDraft.revision) return ok({ kind: 'kept', revision });
  return gateway.drop(path, { revision, idempotencyKey });
}
