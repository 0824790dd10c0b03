import type { Clock } from '../../../../src/application/shared/Clock.ts';
import { noDraft } from '../../../../src/domain/changes/drafts/draft.ts';
import { revisionOf, revisionTagOf } from '../../../../src/domain/publishing/publish.ts';
import { DRAFT_LIFE } from '../../../../src/domain/shared/lifetimes.ts';
import { err, ok, type Result } from '../../../../src/domain/shared/result.ts';
import type { SealedDraft } from '../../changes/DraftRepository.ts';
import type { PublishedSince } from '../../publishing/PublishRepository.ts';
import type { AuthoriseCompany } from '../../review-mode/AuthoriseCompany.ts';
import type { Acting, CompanyRequest } from '../../shared/CompanyRequest.ts';
import type { ServiceFailure } from '../../shared/failure.ts';

/** Maximum number of missed publishes sent to a returning client. */
const MAX_MISSED_PUBLISHES = 20;

export type PublishedEvent = {
  readonly publishId: string;
  readonly revision: string;
  readonly at: string;
  readonly actorName: string;
  readonly isOwn: boolean;
  readonly changeCount: number;
  readonly changes: PublishedSince['changes'];
};

export type CompanyState = {
  readonly acting: Acting;
  readonly present: { readonly revision: string; readonly draft: string };
  readonly published: readonly PublishedEvent[];
};

type DraftMetadata = Omit<SealedDraft, 'sealed'>;
type Asked = CompanyRequest & { readonly since: string | undefined };
type Answer = Result<CompanyState, ServiceFailure>;
type Waiting = {
  readonly asked: Asked;
  readonly settle: (answer: Answer) => void;
  readonly fail: (error: unknown) => void;
};

/** One transaction serves all waiting requests, so a publish costs one read, however many clients follow. */
export class ReadCompanyEvents {
  readonly #authorise: AuthoriseCompany;
  readonly #clock: Clock;
  /** Waiting requests by requested company. An entry exists while its company is being read. */
  readonly #waiting = new Map<string, Waiting[]>();

  constructor(authorise: AuthoriseCompany, clock: Clock) {
    this.#authorise = authorise;
    this.#clock = clock;
  }

  execute(asked: Asked): Promise<Answer> {
    const { principal, rootOrgId = principal.rootOrgId, merchantId } = asked;
    const company = JSON.stringify([principal.rootOrgId, rootOrgId, merchantId]);
    return new Promise((settle, fail) => {
      const waiting = this.#waiting.get(company);
      if (waiting) return void waiting.push({ asked, settle, fail });
      this.#waiting.set(company, [{ asked, settle, fail }]);
      void this.#serve(company);
    });
  }

  async #serve(company: string): Promise<void> {
    // Requests caused by one signal arrive in the same microtask turn, so one read serves them all.
    await Promise.resolve();
    for (let all = this.#waiting.get(company); all && all.length > 0; all = this.#waiting.get(company)) {
      this.#waiting.set(company, []);
      try {
        const answers = await this.#read(all.map(({ asked }) => asked));
        for (const [index, { settle }] of all.entries()) settle(answers[index] ?? err({ kind: 'not-found' }));
      } catch (error) {
        for (const { fail } of all) fail(error);
      }
    }
    this.#waiting.delete(company);
  }

  #read(all: readonly Asked[]): Promise<readonly Answer[]> {
    const userIds = [...new Set(all.map(({ principal }) => principal.userId))];
    const once = new Map<string, Promise<unknown>>();
    const shared = <T>(name: string, read: () => Promise<T>): Promise<T> => {
      const reading = (once.get(name) as Promise<T> | undefined) ?? read();
      once.set(name, reading);
      return reading;
    };
    return this.#authorise.readingTogether(all, async (unit, acting, { since }) => {
      const { companyId } = acting.tenant;
      const { userId } = acting.actor;
      const company = await shared('company', () => unit.companies.find(companyId));
      if (!company) return err({ kind: 'not-found' });
      const stoodOn = since === undefined ? undefined : revisionOf(since);
      const isBehind = stoodOn !== undefined && stoodOn < company.currentRevision;
      const made = isBehind
        ? await shared(`since ${stoodOn}`, () => unit.publishes.listSince(companyId, stoodOn, MAX_MISSED_PUBLISHES))
        : [];
      const drafts = await shared('drafts', () => unit.drafts.findRevisions(companyId, userIds));
      return ok({
        acting,
        present: { revision: revisionTagOf(company.currentRevision), draft: this.#draftOf(drafts.get(userId)) },
        published: made.map((each) => eventOf(each, userId)),
      });
    });
  }

  #draftOf(kept: DraftMetadata | undefined): string {
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
