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
import { instantOf } from '../../shared/instantOf.ts';

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
type EventsRequest = CompanyRequest & { readonly since: string | undefined };
type Answer = Result<CompanyState, ServiceFailure>;
type Waiting = {
  readonly request: EventsRequest;
  readonly settle: (answer: Answer) => void;
  readonly fail: (error: unknown) => void;
};

/** Serves all waiting requests of a company in one transaction. A publish costs one read for all clients. */
export class ReadCompanyEvents {
  readonly #authorise: AuthoriseCompany;
  readonly #clock: Clock;
  /** Waiting requests by requested company. A company has an entry only while it is being read. */
  readonly #waiting = new Map<string, Waiting[]>();

  constructor(authorise: AuthoriseCompany, clock: Clock) {
    this.#authorise = authorise;
    this.#clock = clock;
  }

  execute(request: EventsRequest): Promise<Answer> {
    const { principal, rootOrgId = principal.rootOrgId, merchantId } = request;
    const company = JSON.stringify([principal.rootOrgId, rootOrgId, merchantId]);
    return new Promise((settle, fail) => {
      const waiting = this.#waiting.get(company);
      if (waiting) return void waiting.push({ request, settle, fail });
      this.#waiting.set(company, [{ request, settle, fail }]);
      void this.#serve(company);
    });
  }

  async #serve(company: string): Promise<void> {
    // Requests caused by one signal arrive in the same microtask turn, so one read serves all of these requests.
    await Promise.resolve();
    for (let batch = this.#waiting.get(company); batch && batch.length > 0; batch = this.#waiting.get(company)) {
      this.#waiting.set(company, []);
      try {
        const answers = await this.#read(batch.map(({ request }) => request));
        for (const [index, { settle }] of batch.entries()) settle(answers[index] ?? err({ kind: 'not-found' }));
      } catch (error) {
        for (const { fail } of batch) fail(error);
      }
    }
    this.#waiting.delete(company);
  }

  #read(requests: readonly EventsRequest[]): Promise<readonly Answer[]> {
    const userIds = [...new Set(requests.map(({ principal }) => principal.userId))];
    const sharedReads = new Map<string, Promise<unknown>>();
    const shared = <T>(name: string, read: () => Promise<T>): Promise<T> => {
      const reading = (sharedReads.get(name) as Promise<T> | undefined) ?? read();
      sharedReads.set(name, reading);
      return reading;
    };
    return this.#authorise.readingTogether(requests, async (unit, acting, { since }) => {
      const { companyId } = acting.tenant;
      const { userId } = acting.actor;
      const company = await shared('company', () => unit.companies.find(companyId));
      if (!company) return err({ kind: 'not-found' });
      const knownRevision = since === undefined ? undefined : revisionOf(since);
      const isBehind = knownRevision !== undefined && knownRevision < company.currentRevision;
      const publishes = isBehind
        ? await shared(`since ${knownRevision}`, () =>
            unit.publishes.listSince(companyId, knownRevision, MAX_MISSED_PUBLISHES),
          )
        : [];
      const drafts = await shared('drafts', () => unit.drafts.findRevisions(companyId, userIds));
      return ok({
        acting,
        present: { revision: revisionTagOf(company.currentRevision), draft: this.#draftOf(drafts.get(userId)) },
        published: publishes.map((each) => eventOf(each, userId)),
      });
    });
  }

  #draftOf(draft: DraftMetadata | undefined): string {
    return draft && draft.editedAt > this.#clock.now() - DRAFT_LIFE ? draft.revision : noDraft.revision;
  }
}

const eventOf = ({ publish, changes }: PublishedSince, userId: string): PublishedEvent => ({
  publishId: publish.publishId,
  revision: revisionTagOf(publish.revision),
  at: instantOf(publish.completedAt),
  actorName: publish.actor.name,
  isOwn: publish.actor.userId === userId,
  changeCount: publish.changeCount,
  changes,
});
