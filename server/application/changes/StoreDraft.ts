import type { Clock } from '../../../src/application/shared/Clock.ts';
import type { Ids } from '../../../src/application/shared/Ids.ts';
import { noDraft, type DraftContent } from '../../../src/domain/changes/drafts/draft.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { AuthoriseCompany } from '../review-mode/AuthoriseCompany.ts';
import type { Acting, CompanyWrite } from '../shared/CompanyRequest.ts';
import type { TenantUnit } from '../shared/UnitOfWork.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import { withIdempotency } from '../shared/withIdempotency.ts';
import type { SealedDrafts } from './SealedDrafts.ts';

export type DraftWrite = CompanyWrite & {
  readonly ifMatch: string | undefined;
  readonly content: DraftContent | undefined;
};

/** Stores or deletes the user's draft. This is not audited, because no other user sees a draft. */
export class StoreDraft {
  readonly #authorise: AuthoriseCompany;
  readonly #drafts: SealedDrafts;
  readonly #clock: Clock;
  readonly #ids: Ids;

  constructor(authorise: AuthoriseCompany, drafts: SealedDrafts, clock: Clock, ids: Ids) {
    this.#authorise = authorise;
    this.#drafts = drafts;
    this.#clock = clock;
    this.#ids = ids;
  }

  async execute({
    ifMatch,
    content,
    ...request
  }: DraftWrite): Promise<Result<{ readonly revision: string }, ServiceFailure>> {
    if (ifMatch === undefined) return err({ kind: 'precondition-required' });
    const fresh = { now: this.#clock.now(), id: this.#ids.next() };
    const work = async (
      unit: TenantUnit,
      acting: Acting,
    ): Promise<Result<{ readonly revision: string }, ServiceFailure>> => {
      const once = { userId: acting.actor.userId, now: fresh.now, request: request.idempotency };
      const outcome = await withIdempotency(unit, once, async () => {
        const stored = await this.#drafts.findToReplace(unit, acting);
        const withinQuota = content === undefined ? ok(undefined) : await unit.usage.spend('writes', fresh.now);
        if (!withinQuota.ok) return withinQuota;
        const replaced = await this.#drafts.replace(unit, acting, { there: stored, ifMatch, content }, fresh);
        return replaced.ok ? ok({ revision: replaced.value?.draft.revision ?? noDraft.revision }) : replaced;
      });
      if (outcome.ok || outcome.error.kind !== 'stale-draft') return outcome;
      // Read the draft here, because responses stored for idempotency keys are not encrypted.
      return err({ ...outcome.error, present: await this.#drafts.read(unit, acting, fresh.now) });
    };
    // A user without write access may still delete their own draft.
    return content ? this.#authorise.within(request, work) : this.#authorise.reading(request, work);
  }
}
