import { dropDraft, keepDraft } from '../../../contract/changes/keepDraft.ts';
import { draftSchema, readDraft } from '../../../contract/changes/readDraft.ts';
import type { DraftAnswer, DraftGateway } from '../../application/changes/drafts/DraftGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import { noDraft } from '../../domain/changes/drafts/draft.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { bodyAs } from '../http/answer.ts';
import { readAt, writeAt } from '../http/callAt.ts';
import type { Http } from '../http/Http.ts';

export const httpDraftGateway = (http: Http): DraftGateway => ({
  read: (company) => bodyAs(readAt(http, readDraft, company, {}), (draft) => draft),
  async store(company, content, { revision, idempotencyKey }) {
    const parts = { body: content, headers: { 'if-match': revision } };
    const result = await writeAt(http, keepDraft, company, parts, { idempotencyKey });
    return result.ok ? ok({ kind: 'stored', revision: result.value.body.revision }) : staleOr(result.error);
  },
  async drop(company, { revision, idempotencyKey }) {
    const parts = { headers: { 'if-match': revision } };
    const dropped = await writeAt(http, dropDraft, company, parts, { idempotencyKey });
    return dropped.ok ? ok({ kind: 'stored', revision: noDraft.revision }) : staleOr(dropped.error);
  },
});

/**
 * If the draft is stale, returns the current draft, which the problem document contains. Otherwise, returns the
 * failure.
 */
function staleOr(failure: PortFailure): Result<DraftAnswer, PortFailure> {
  if (failure.kind !== 'stale') return err(failure);
  const currentDraft = draftSchema.safeParse(failure.present);
  return currentDraft.success
    ? ok({ kind: 'stale', present: currentDraft.data })
    : err({ kind: 'malformed', field: 'keepDraft: present' });
}
