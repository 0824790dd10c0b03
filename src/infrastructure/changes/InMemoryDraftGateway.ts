import type {
  DraftAnswer,
  DraftGateway,
  DraftPath,
  DraftWrite,
} from '../../application/changes/drafts/DraftGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import { decideDraft } from '../../domain/changes/drafts/decideDraft.ts';
import { noDraft, type Draft, type DraftContent } from '../../domain/changes/drafts/draft.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { refuse } from '../../domain/shared/write.ts';
import type { DemoService } from '../demo/DemoService.ts';
import { browserDraftKey, type StoredDrafts } from './StoredDrafts.ts';

export class InMemoryDraftGateway implements DraftGateway {
  readonly #service: DemoService;
  readonly #drafts: StoredDrafts;

  constructor(service: DemoService, drafts: StoredDrafts) {
    this.#service = service;
    this.#drafts = drafts;
  }

  async read({ companyId }: DraftPath): Promise<Result<Draft, PortFailure>> {
    if (!this.#service.merchant(companyId)) return err({ kind: 'not-found' });
    return ok(this.#storedDraft(companyId));
  }

  store(company: DraftPath, content: DraftContent, write: DraftWrite): Promise<Result<DraftAnswer, PortFailure>> {
    return this.#replace(company, content, write);
  }

  drop(company: DraftPath, write: DraftWrite): Promise<Result<DraftAnswer, PortFailure>> {
    return this.#replace(company, undefined, write);
  }

  async #replace(
    { companyId }: DraftPath,
    content: DraftContent | undefined,
    { revision, idempotencyKey }: DraftWrite,
  ): Promise<Result<DraftAnswer, PortFailure>> {
    if (!this.#service.merchant(companyId)) return err({ kind: 'not-found' });
    const request = ['draft', revision, content];
    const result = this.#service.once(companyId, idempotencyKey, request, (fresh) => {
      // Even in a read-only review, an admin may delete their own draft.
      const may = this.#service.mayWrite(companyId);
      if (!may.ok && content) return may;
      const decided = decideDraft(this.#storedDraft(companyId), { ifMatch: revision, content }, fresh);
      if (!decided.ok) return decided;
      if (!this.#drafts.write(this.#keyOf(companyId), decided.value)) return err(refuse('', 'too large'));
      const next = decided.value?.draft.revision ?? noDraft.revision;
      this.#service.signals.tell(companyId, { kind: 'draft', userId: this.#service.userId, revision: next });
      return ok(next);
    });
    if (result.ok) return ok({ kind: 'kept', revision: result.value });
    return result.error.kind === 'stale' ? ok({ kind: 'stale', present: this.#storedDraft(companyId) }) : result;
  }

  #keyOf(companyId: string): string {
    return browserDraftKey(this.#service.userId, companyId);
  }

  #storedDraft(companyId: string): Draft {
    return this.#drafts.read(this.#keyOf(companyId));
  }
}
