import { draftContentSchema } from '../../../contract/changes/keepDraft.ts';
import type {
  DraftAnswer,
  DraftGateway,
  DraftPath,
  DraftWrite,
} from '../../application/changes/drafts/DraftGateway.ts';
import type { Clock } from '../../application/shared/Clock.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { KeyValueStorage } from '../../application/shared/KeyValueStorage.ts';
import { decideDraft, presentDraft, type KeptDraft } from '../../domain/changes/drafts/decideDraft.ts';
import { noDraft, type Draft, type DraftContent } from '../../domain/changes/drafts/draft.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { refuse } from '../../domain/shared/write.ts';
import type { DemoService } from '../demo/DemoService.ts';

/** Where they lie among what else is kept. */
export const DRAFT_KEY_PREFIX = 'draft/';

/** The demo's drafts lie in the browser's storage: they outlive the page, as a service's would. */
export class InMemoryDraftGateway implements DraftGateway {
  readonly #service: DemoService;
  readonly #storage: KeyValueStorage;
  readonly #clock: Pick<Clock, 'now'>;

  constructor(service: DemoService, storage: KeyValueStorage, clock: Pick<Clock, 'now'>) {
    this.#service = service;
    this.#storage = storage;
    this.#clock = clock;
  }

  async read({ companyId }: DraftPath): Promise<Result<Draft, PortFailure>> {
    if (!this.#service.merchant(companyId)) return err({ kind: 'not-found' });
    return ok(this.#present(companyId));
  }

  keep(company: DraftPath, content: DraftContent, write: DraftWrite): Promise<Result<DraftAnswer, PortFailure>> {
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
    const kept = this.#service.once(companyId, idempotencyKey, request, (fresh) => {
      const decided = decideDraft(this.#present(companyId), { ifMatch: revision, content }, fresh);
      if (!decided.ok) return decided;
      if (!this.#write(companyId, decided.value)) return err(refuse('', 'too large'));
      const next = decided.value?.draft.revision ?? noDraft.revision;
      this.#service.signals.tell(companyId, { kind: 'draft', userId: this.#service.userId, revision: next });
      return ok(next);
    });
    if (kept.ok) return ok({ kind: 'kept', revision: kept.value });
    return kept.error.kind === 'stale' ? ok({ kind: 'stale', present: this.#present(companyId) }) : kept;
  }

  #keyOf(companyId: string): string {
    return `${DRAFT_KEY_PREFIX}${this.#service.userId}/${companyId}`;
  }

  #present(companyId: string): Draft {
    return presentDraft(keptIn(this.#storage.read(this.#keyOf(companyId))), this.#clock.now());
  }

  /** False where the browser keeps no more. */
  #write(companyId: string, kept: KeptDraft | undefined): boolean {
    if (kept) return this.#storage.write(this.#keyOf(companyId), JSON.stringify(kept));
    this.#storage.remove(this.#keyOf(companyId));
    return true;
  }
}

/** Anybody may have written to the browser's storage. */
function keptIn(text: string | undefined): KeptDraft | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as KeptDraft | null;
    const content = draftContentSchema.safeParse(kept?.draft);
    if (!kept || !content.success) return undefined;
    return { draft: { ...content.data, revision: String(kept.draft.revision) }, editedAt: Number(kept.editedAt) };
  } catch {
    return undefined;
  }
}
