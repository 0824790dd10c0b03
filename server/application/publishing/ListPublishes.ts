import { isFeature, type PublishFilter } from '../../../src/domain/history/publishFilter.ts';
import { isStorableText } from '../../../src/domain/shared/findUnstorable.ts';
import type { ConfigurationParts } from '../../../src/domain/publishing/configurationParts.ts';
import type { Publish } from '../../../src/domain/publishing/publish.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { AuthoriseCompany } from '../review-mode/AuthoriseCompany.ts';
import type { CompanyRequest } from '../shared/CompanyRequest.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import { cursorOf, positionOf } from '../shared/pageCursor.ts';
import type { PublishPerson, PublishPosition, RecordedChange } from './PublishRepository.ts';
import { fullSummaryOf, type ListedPublish, type PublishSummary } from './publishSummary.ts';
import { refused } from '../../../src/domain/shared/write.ts';

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 200;
/** A page ends at this number of bytes, even below its limit. One entry has at most about 50,000 bytes. */
const MAX_BYTES = 256 * 1024;

export type ListPublishesRequest = CompanyRequest & {
  readonly state?: Publish['state'] | undefined;
  readonly cursor?: string | undefined;
  /** Maximum number of publishes. Clamped to 1 to 200. Defaults to 50. */
  readonly limit?: number | undefined;
  readonly person?: string | undefined;
  readonly page?: string | undefined;
  readonly since?: string | undefined;
  readonly before?: string | undefined;
  readonly words?: string | undefined;
};

export type PublishEntry = PublishSummary & { readonly named: readonly RecordedChange[] };

export type PublishList = {
  readonly publishes: readonly PublishEntry[];
  readonly nextCursor?: string | undefined;
  readonly people?: readonly PublishPerson[] | undefined;
};

export class ListPublishes {
  readonly #authorise: AuthoriseCompany;
  readonly #parts: ConfigurationParts;

  constructor(authorise: AuthoriseCompany, parts: ConfigurationParts) {
    this.#authorise = authorise;
    this.#parts = parts;
  }

  async execute(request: ListPublishesRequest): Promise<Result<PublishList, ServiceFailure>> {
    const limit = Math.min(Math.max(Math.trunc(request.limit ?? DEFAULT_LIMIT) || DEFAULT_LIMIT, 1), MAX_LIMIT);
    const after = request.cursor === undefined ? undefined : publishPosition(request.cursor);
    if (request.cursor !== undefined && !after) return refused('/cursor', 'not a cursor of this list');

    const filter = filterOf(request);
    if (!filter.ok) return filter;

    return this.#authorise.reading(request, async (unit, { tenant }) => {
      if (!(await unit.companies.find(tenant.companyId))) return err({ kind: 'not-found' });
      const { companyId } = tenant;
      const { state } = request;
      const query = { limit, bytes: MAX_BYTES, after, state, filter: filter.value };
      const { publishes: page, hasMore } = await unit.publishes.list(companyId, query);
      const last = hasMore ? page.at(-1)?.publish : undefined;
      const nextCursor = last && cursorOf([String(last.openedAt), String(last.baseRevision), last.publishId]);
      const reverted = page.flatMap(({ publish }) => publish.reverts?.revision ?? []);
      const revertedPublishes = reverted.length > 0 ? await unit.publishes.listByRevision(companyId, reverted) : [];
      const people = request.cursor === undefined ? await unit.publishes.listPeople(companyId) : undefined;
      return ok({ publishes: page.map((each) => this.#entryOf(each, revertedPublishes)), nextCursor, people });
    });
  }

  #entryOf({ publish, named }: ListedPublish, made: readonly ListedPublish[]): PublishEntry {
    // Mask secrets again, because earlier releases stored unmasked values.
    const recorded = named.map((change) => this.#parts.recorded(change));
    return { ...fullSummaryOf(publish, made, this.#parts), named: recorded };
  }
}

function filterOf(request: ListPublishesRequest): Result<PublishFilter, ServiceFailure> {
  const { person, page, since, before, words } = request;
  if (page !== undefined && !isFeature(page)) return refused('/page', 'not a page of this service');
  if (!isStorableText(`${words ?? ''}${person ?? ''}`)) return refused('/words', 'not a text');
  const time = (instant: string | undefined) => (instant === undefined ? undefined : Date.parse(instant));
  return ok({ person, feature: page, since: time(since), before: time(before), words });
}

function publishPosition(cursor: string): PublishPosition | undefined {
  const [openedAt = '', baseRevision = '', publishId] = positionOf(cursor, 3) ?? [];
  if (publishId === undefined || !/^\d{1,13}$/.test(openedAt) || !/^\d{1,15}$/.test(baseRevision)) return undefined;
  return { openedAt: Number(openedAt), baseRevision: Number(baseRevision), publishId };
}
