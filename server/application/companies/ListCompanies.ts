import { parseCompanyId } from '../../../src/domain/company/companyId.ts';
import { foldForSearch } from '../../../src/domain/merchants/foldForSearch.ts';
import type { PortalState } from '../../../src/domain/merchants/portalState.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { Principal } from '../shared/Principal.ts';
import type { UnitOfWork } from '../shared/UnitOfWork.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import { isStorableText } from '../shared/findUnstorable.ts';
import { cursorOf, positionOf } from '../shared/pageCursor.ts';
import type { CompanyListItem, CompanyPosition, CompanySort } from './CompanyRepository.ts';

export type ListCompaniesRequest = {
  readonly principal: Principal;
  readonly rootOrgId: string;
  readonly search?: string | undefined;
  readonly state?: PortalState | undefined;
  /** By name unless stated. */
  readonly sort?: CompanySort | undefined;
  readonly cursor?: string | undefined;
  /** 1 to 200; 100 unless stated. */
  readonly limit?: number | undefined;
};

export type CompanyList = {
  readonly companies: readonly CompanyListItem[];
  readonly total: number;
  readonly nextCursor?: string | undefined;
};

/** The owner's merchants, for its admins: searched, filtered, sorted and paged where they are kept. */
export class ListCompanies {
  readonly #unitOfWork: UnitOfWork;

  constructor(unitOfWork: UnitOfWork) {
    this.#unitOfWork = unitOfWork;
  }

  async execute(request: ListCompaniesRequest): Promise<Result<CompanyList, ServiceFailure>> {
    const { principal, sort = 'name', limit = 100 } = request;
    const isOwn = parseCompanyId(request.rootOrgId) === principal.rootOrgId;
    if (!principal.isAdmin || !isOwn) return err({ kind: 'not-found' });
    const after = request.cursor === undefined ? undefined : positionIn(request.cursor, sort);
    if (request.cursor !== undefined && !after) return err(invalid('/cursor', 'not a cursor of this list'));
    const search = foldForSearch(request.search?.trim() ?? '');
    if (!isStorableText(search)) return err(invalid('/search', 'not a text'));

    const tenant = { rootOrgId: principal.rootOrgId, companyId: '*' } as const;
    const page = await this.#unitOfWork.inTenant(tenant, (unit) =>
      unit.companies.list({ search: search || undefined, state: request.state, sort, after, limit }),
    );
    const nextCursor = page.next && cursorOf([sort, page.next.value, page.next.companyId]);
    return ok({ companies: page.companies, total: page.total, nextCursor });
  }
}

/** A cursor belongs to the order it was made under; under another it would skip and repeat. */
function positionIn(cursor: string, sort: CompanySort): CompanyPosition | undefined {
  const [madeUnder, value, companyId] = positionOf(cursor, 3) ?? [];
  if (madeUnder !== sort || value === undefined || companyId === undefined) return undefined;
  const isByTime = sort === 'lastPublishedAt' || sort === '-lastPublishedAt';
  return isByTime && value !== '' && !isInstant(value) ? undefined : { value, companyId };
}

function isInstant(text: string): boolean {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString() === text;
}

const invalid = (pointer: string, message: string): ServiceFailure => ({
  kind: 'invalid',
  errors: [{ pointer, message }],
});
