import type { CompanyPath } from '../../application/company/CompanyPath.ts';
import type { DraftAnswer, DraftGateway, DraftWrite } from '../../application/changes/drafts/DraftGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import { decideDraft } from '../../domain/changes/drafts/decideDraft.ts';
import { noDraft, type Draft, type DraftContent } from '../../domain/changes/drafts/draft.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { refuse } from '../../domain/shared/write.ts';
import type { DemoService } from '../demo/DemoService.ts';
import { browserDraftKey, type StoredDrafts } from './StoredDrafts.ts';

export function inMemoryDraftGateway(service: DemoService, drafts: StoredDrafts): DraftGateway {
  async function replace(
    { companyId }: CompanyPath,
    content: DraftContent | undefined,
    { revision, idempotencyKey }: DraftWrite,
  ): Promise<Result<DraftAnswer, PortFailure>> {
    if (!service.merchant(companyId)) return err({ kind: 'not-found' });
    const request = ['draft', revision, content];
    const result = service.once(companyId, idempotencyKey, request, (fresh) => {
      // Even in a read-only review, an admin may delete their own draft.
      const may = service.mayWrite(companyId);
      if (!may.ok && content) return may;
      const decided = decideDraft(storedDraft(companyId), { ifMatch: revision, content }, fresh);
      if (!decided.ok) return decided;
      if (!drafts.write(keyOf(companyId), decided.value)) return err(refuse('', 'too large'));
      const next = decided.value?.draft.revision ?? noDraft.revision;
      service.signals.tell(companyId, { kind: 'draft', userId: service.userId, revision: next });
      return ok(next);
    });
    if (result.ok) return ok({ kind: 'stored', revision: result.value });
    return result.error.kind === 'stale' ? ok({ kind: 'stale', present: storedDraft(companyId) }) : result;
  }

  function keyOf(companyId: string): string {
    return browserDraftKey(service.userId, companyId);
  }

  function storedDraft(companyId: string): Draft {
    return drafts.read(keyOf(companyId));
  }

  return {
    async read({ companyId }) {
      if (!service.merchant(companyId)) return err({ kind: 'not-found' });
      return ok(storedDraft(companyId));
    },
    store: (company, content, write) => replace(company, content, write),
    drop: (company, write) => replace(company, undefined, write),
  };
}
