import { decideDraft, presentDraft, type StoredDraft } from '../../../src/domain/changes/drafts/decideDraft.ts';
import { noDraft, type Draft, type DraftContent } from '../../../src/domain/changes/drafts/draft.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { Fresh } from '../../../src/domain/shared/write.ts';
import type { Acting } from '../shared/CompanyRequest.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import type { TenantUnit } from '../shared/UnitOfWork.ts';
import type { SealedDraft } from './DraftRepository.ts';
import type { DraftOwner, DraftSeal } from './DraftSeal.ts';

const ownerOf = ({ tenant, actor }: Acting): DraftOwner => ({ ...tenant, userId: actor.userId });

export class SealedDrafts {
  readonly #seal: DraftSeal;

  constructor(seal: DraftSeal) {
    this.#seal = seal;
  }

  async read(unit: TenantUnit, acting: Acting, now: number): Promise<Draft> {
    const { tenant, actor } = acting;
    return this.#present(await unit.drafts.find(tenant.companyId, actor.userId), acting, now);
  }

  findToReplace(unit: TenantUnit, { tenant, actor }: Acting): Promise<SealedDraft | undefined> {
    return unit.drafts.findToReplace(tenant.companyId, actor.userId);
  }

  /** Stores the content, or deletes the draft if `content` is absent. Refuses without writing if `ifMatch` is stale. */
  async replace(
    unit: TenantUnit,
    acting: Acting,
    {
      there,
      ...write
    }: {
      readonly there: SealedDraft | undefined;
      readonly ifMatch: string;
      readonly content: DraftContent | undefined;
    },
    fresh: Fresh,
  ): Promise<Result<StoredDraft | undefined, ServiceFailure>> {
    const decision = decideDraft(this.#present(there, acting, fresh.now), write, fresh);
    if (!decision.ok) return decision;
    const { userId } = acting.actor;
    const next = decision.value && this.#sealed(decision.value, acting);
    const isReplaced = await unit.drafts.replace(acting.tenant.companyId, userId, there?.revision, next);
    if (!isReplaced) return err({ kind: 'stale-draft' });
    if (next) await unit.usage.addBytes(next.sealed.length - (there?.sealed.length ?? 0));
    if (write.content) await unit.assets.touchNamed(write.content, fresh.now);
    await unit.signals.send({ kind: 'draft', userId, revision: decision.value?.draft.revision ?? noDraft.revision });
    return ok(decision.value);
  }

  /** A draft that cannot be decrypted counts as missing, because no user can restore it. */
  #present(sealed: SealedDraft | undefined, acting: Acting, now: number): Draft {
    const content = sealed && this.#seal.open(sealed.sealed, ownerOf(acting));
    const stored = sealed && content && { draft: { ...content, revision: sealed.revision }, editedAt: sealed.editedAt };
    return presentDraft(stored, now);
  }

  #sealed({ draft: { revision, ...content }, editedAt }: StoredDraft, acting: Acting): SealedDraft {
    return { revision, editedAt, sealed: this.#seal.seal(content, ownerOf(acting)) };
  }
}
