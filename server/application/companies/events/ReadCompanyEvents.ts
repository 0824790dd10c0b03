import type { Clock } from '../../../../src/application/shared/Clock.ts';
import { noDraft } from '../../../../src/domain/changes/drafts/draft.ts';
import { revisionOf, revisionTagOf } from '../../../../src/domain/publishing/revisionTag.ts';
import { DRAFT_LIFE } from '../../../../src/domain/shared/lifetimes.ts';
import { err, ok, type Result } from '../../../../src/domain/shared/result.ts';
import type { PublishedSince } from '../../publishing/PublishRepository.ts';
import type { AuthoriseCompany } from '../../review-mode/AuthoriseCompany.ts';
import type { Acting, CompanyRequest } from '../../shared/CompanyRequest.ts';
import type { ServiceFailure } from '../../shared/failure.ts';
import type { TenantUnit } from '../../shared/UnitOfWork.ts';

/** How many publishes somebody is told of who was away. */
const MOST = 20;

export type PublishedEvent = {
  readonly publishId: string;
  readonly revision: string;
  readonly at: string;
  readonly actorName: string;
  readonly isOwn: boolean;
  readonly changeCount: number;
  readonly changes: PublishedSince['changes'];
};

/** How a company stands for somebody, and what went live since a revision. */
export type CompanyState = {
  readonly acting: Acting;
  readonly present: { readonly revision: string; readonly draft: string };
  readonly published: readonly PublishedEvent[];
};

/** What somebody who has a company open is told of; `since` is the revision they stand on, as a tag. */
export class ReadCompanyEvents {
  readonly #authorise: AuthoriseCompany;
  readonly #clock: Clock;

  constructor(authorise: AuthoriseCompany, clock: Clock) {
    this.#authorise = authorise;
    this.#clock = clock;
  }

  execute({
    since,
    ...request
  }: CompanyRequest & { readonly since: string | undefined }): Promise<Result<CompanyState, ServiceFailure>> {
    return this.#authorise.reading(request, async (unit, acting) => {
      const { companyId } = acting.tenant;
      const company = await unit.companies.find(companyId);
      if (!company) return err({ kind: 'not-found' });
      const stoodOn = since === undefined ? undefined : revisionOf(since);
      const isBehind = stoodOn !== undefined && stoodOn < company.currentRevision;
      const made = isBehind ? await unit.publishes.listSince(companyId, stoodOn, MOST) : [];
      return ok({
        acting,
        present: { revision: revisionTagOf(company.currentRevision), draft: await this.#draftOf(unit, acting) },
        published: made.map((each) => eventOf(each, acting.actor.userId)),
      });
    });
  }

  async #draftOf(unit: TenantUnit, { tenant, actor }: Acting): Promise<string> {
    const kept = await unit.drafts.findRevision(tenant.companyId, actor.userId);
    return kept && kept.editedAt > this.#clock.now() - DRAFT_LIFE ? kept.revision : noDraft.revision;
  }
}

const eventOf = ({ publish, changes }: PublishedSince, userId: string): PublishedEvent => ({
  publishId: publish.publishId,
  revision: revisionTagOf(publish.revision),
  at: new Date(publish.completedAt).toISOString(),
  actorName: publish.actor.name,
  isOwn: publish.actor.userId === userId,
  changeCount: publish.changeCount,
  changes,
});
