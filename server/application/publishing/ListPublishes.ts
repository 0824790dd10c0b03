import type { Publish } from '../../../src/domain/publishing/publish.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { AuthoriseCompany } from '../review-mode/AuthoriseCompany.ts';
import type { CompanyRequest } from '../shared/CompanyRequest.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import { cursorOf, positionOf } from '../shared/pageCursor.ts';
import type { PublishPosition } from './PublishRepository.ts';
import { publishSummaryOf, type PublishSummary } from './publishSummary.ts';

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 200;

export type ListPublishesRequest = CompanyRequest & {
  readonly state?: Publish['state'] | undefined;
  readonly cursor?: string | undefined;
  /** Clamped to 1 to 200; 50 unless stated. */
  readonly limit?: number | undefined;
};

export type PublishList = { readonly publishes: readonly PublishSummary[]; readonly nextCursor?: string | undefined };

/** A company's publishes, newest first. */
export class ListPublishes {
  readonly #authorise: AuthoriseCompany;

  constructor(authorise: AuthoriseCompany) {
    this.#authorise = authorise;
  }

  async execute(request: ListPublishesRequest): Promise<Result<PublishList, ServiceFailure>> {
    const limit = Math.min(Math.max(Math.trunc(request.limit ?? DEFAULT_LIMIT) || DEFAULT_LIMIT, 1), MAX_LIMIT);
    const after = request.cursor === undefined ? undefined : publishPosition(request.cursor);
    if (request.cursor !== undefined && !after)
      return err({ kind: 'invalid', errors: [{ pointer: '/cursor', message: 'not a cursor of this list' }] });

    return this.#authorise.within(request, async (unit, { tenant }) => {
      if (!(await unit.companies.find(tenant.companyId))) return err({ kind: 'not-found' });
      const found = await unit.publishes.list(tenant.companyId, { limit: limit + 1, after, state: request.state });
      const page = found.slice(0, limit);
      const last = found.length > limit ? page.at(-1) : undefined;
      const nextCursor = last && cursorOf([String(last.openedAt), String(last.baseRevision), last.publishId]);
      return ok({ publishes: page.map(publishSummaryOf), nextCursor });
    });
  }
}

function publishPosition(cursor: string): PublishPosition | undefined {
  const [openedAt = '', baseRevision = '', publishId] = positionOf(cursor, 3) ?? [];
  if (publishId === undefined || !/^\d{1,13}$/.test(openedAt) || !/^\d{1,15}$/.test(baseRevision)) return undefined;
  return { openedAt: Number(openedAt), baseRevision: Number(baseRevision), publishId };
}
