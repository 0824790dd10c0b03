import { dropDraft, keepDraft } from '../../../contract/changes/keepDraft.ts';
import { draftSchema, readDraft } from '../../../contract/changes/readDraft.ts';
import type {
  DraftAnswer,
  DraftGateway,
  DraftPath,
  DraftWrite,
} from '../../application/changes/drafts/DraftGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import { noDraft, type Draft, type DraftContent } from '../../domain/changes/drafts/draft.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { bodyAs } from '../http/answer.ts';
import { readAt, writeAt } from '../http/callAt.ts';
import type { Http } from '../http/Http.ts';

export class HttpDraftGateway implements DraftGateway {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  read(company: DraftPath): Promise<Result<Draft, PortFailure>> {
    return bodyAs(readAt(this.#http, readDraft, company, {}), (draft) => draft);
  }

  async store(
    company: DraftPath,
    content: DraftContent,
    { revision, idempotencyKey }: DraftWrite,
  ): Promise<Result<DraftAnswer, PortFailure>> {
    const parts = { body: content, headers: { 'if-match': revision } };
    const result = await writeAt(this.#http, keepDraft, company, parts, { idempotencyKey });
    return result.ok ? ok({ kind: 'kept', revision: result.value.body.revision }) : staleOr(result.error);
  }

  async drop(company: DraftPath, { revision, idempotencyKey }: DraftWrite): Promise<Result<DraftAnswer, PortFailure>> {
    const parts = { headers: { 'if-match': revision } };
    const dropped = await writeAt(this.#http, dropDraft, company, parts, { idempotencyKey });
    return dropped.ok ? ok({ kind: 'kept', revision: noDraft.revision }) : staleOr(dropped.error);
  }
}

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
