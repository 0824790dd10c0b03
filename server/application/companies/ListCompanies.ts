import { parseCompanyId } from '../../../src/domain/company/companyId.ts';
import { foldForSearch } from '../../../src/domain/shared/foldForSearch.ts';
import type { OwnPart } from '../../../src/domain/merchants/ownPart.ts';
import type { MerchantFilter } from '../../../src/domain/merchants/portalState.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { Principal } from '../shared/Principal.ts';
import type { UnitOfWork } from '../shared/UnitOfWork.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import { isStorableText } from '../../../src/domain/shared/findUnstorable.ts';
import { cursorOf, instantIn, positionOf } from '../shared/pageCursor.ts';
import type { CompanyListItem, CompanyListQuery, CompanyPosition, CompanySort } from './CompanyRepository.ts';
import type { ListGenerations } from './ListGenerations.ts';
import { refused } from '../../../src/domain/shared/write.ts';

export type ListCompaniesRequest = {
  readonly principal: Principal;
  readonly rootOrgId: string;
  readonly search?: string | undefined;
  readonly state?: MerchantFilter | undefined;
  readonly own?: OwnPart | undefined;
  readonly warrantyOver?: number | undefined;
  readonly windowOver?: number | undefined;
  readonly carrier?: string | undefined;
  /** Defaults to `name`. */
  readonly sort?: CompanySort | undefined;
  readonly cursor?: string | undefined;
  readonly offset?: number | undefined;
  readonly limit?: number | undefined;
};

export type CompanyList = {
  readonly companies: readonly CompanyListItem[];
  readonly total: number;
  readonly nextCursor?: string | undefined;
};

export type NamedList = {
  /** Cache key that contains all values on which the list depends. */
  readonly name: string;
  readonly read: () => Promise<CompanyList>;
};

export class ListCompanies {
  readonly #unitOfWork: UnitOfWork;
  readonly #generations: ListGenerations;

  constructor(unitOfWork: UnitOfWork, generations: ListGenerations) {
    this.#unitOfWork = unitOfWork;
    this.#generations = generations;
  }

  async execute(request: ListCompaniesRequest): Promise<Result<CompanyList, ServiceFailure>> {
    const query = queryOf(request);
    return query.ok ? ok(await this.#read(request.principal.rootOrgId, query.value)) : query;
  }

  /** Returns a cache key and a function that reads the list. All admins of the owner get equal lists. */
  async name(request: ListCompaniesRequest): Promise<Result<NamedList, ServiceFailure>> {
    const query = queryOf(request);
    if (!query.ok) return query;
    const { rootOrgId } = request.principal;
    const { list, selection } = await this.#generations.find(rootOrgId);
    const name = JSON.stringify([rootOrgId, list, query.value]);
    return ok({ name, read: () => this.#read(rootOrgId, { ...query.value, selection }) });
  }

  async #read(rootOrgId: string, query: CompanyListQuery): Promise<CompanyList> {
    const page = await this.#unitOfWork.inTenant({ rootOrgId, companyId: '*' }, (unit) => unit.companies.list(query));
    const nextCursor = page.next && cursorOf([query.sort, page.next.value, page.next.companyId, String(page.total)]);
    return { companies: page.companies, total: page.total, nextCursor };
  }
}

function queryOf({
  principal,
  sort = 'name',
  limit = 100,
  ...request
}: ListCompaniesRequest): Result<CompanyListQuery, ServiceFailure> {
  const isOwn = parseCompanyId(request.rootOrgId) === principal.rootOrgId;
  if (!principal.isAdmin || !isOwn) return err({ kind: 'not-found' });
  const { cursor, offset } = request;
  if (cursor !== undefined && offset !== undefined) return refused('/offset', 'not beside a cursor');
  const from = cursor === undefined ? { offset: offset || undefined } : placeIn(cursor, sort);
  if (!from) return refused('/cursor', 'not a cursor of this list');
  const search = foldForSearch(request.search?.trim() ?? '');
  if (!isStorableText(search)) return refused('/search', 'not a text');
  const { state, own, warrantyOver, windowOver, carrier } = request;
  if (carrier !== undefined && !isStorableText(carrier)) return refused('/carrier', 'not a text');
  return ok({ search: search || undefined, state, own, warrantyOver, windowOver, carrier, sort, limit, ...from });
}

type Place = { readonly after?: CompanyPosition; readonly total?: number };

/** Parses a cursor for this sort order. It contains the total, because counting is slower than reading a page. */
function placeIn(cursor: string, sort: CompanySort): Place | undefined {
  const [cursorSort, value, companyId, total] = positionOf(cursor, 4) ?? [];
  if (cursorSort !== sort || value === undefined || companyId === undefined) return undefined;
  if (!/^\d{1,9}$/.test(total ?? '')) return undefined;
  const isByTime = sort === 'lastPublishedAt' || sort === '-lastPublishedAt';
  if (isByTime && value !== '' && instantIn(value) === undefined) return undefined;
  return { after: { value, companyId }, total: Number(total) };
}
