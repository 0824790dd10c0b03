import type {
  MerchantDirectory,
  MerchantPage,
  MerchantQuery,
  MerchantSort,
  MerchantSummary,
} from '../../application/merchants/MerchantDirectory.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import { parseCompanyId } from '../../domain/company/companyId.ts';
import { foldForSearch } from '../../domain/shared/foldForSearch.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { DemoService } from '../demo/DemoService.ts';

const PAGE_SIZE = 100;

const sortValue = (merchant: MerchantSummary, column: string): string => {
  if (column === 'lastPublishedAt') return merchant.lastPublishedAt ?? '';
  return column === 'companyId' ? merchant.companyId : foldForSearch(merchant.name);
};

const compare = (left: string, right: string): number => (left < right ? -1 : Number(left > right));

/** Ties are broken by the company id, in the same direction. */
function compareBy(sort: MerchantSort): (left: MerchantSummary, right: MerchantSummary) => number {
  const descending = sort.startsWith('-');
  const column = descending ? sort.slice(1) : sort;
  return (left, right) => {
    const [first, second] = descending ? [right, left] : [left, right];
    return compare(sortValue(first, column), sortValue(second, column)) || compare(first.companyId, second.companyId);
  };
}

export class InMemoryMerchantDirectory implements MerchantDirectory {
  readonly #service: DemoService;

  constructor(service: DemoService) {
    this.#service = service;
  }

  async search(rootOrgId: string, query: MerchantQuery, cursor?: string): Promise<Result<MerchantPage, PortFailure>> {
    const sought = foldForSearch(query.search.trim());
    const found = this.#all(rootOrgId)
      .filter((merchant) => query.state === undefined || merchant.portalState === query.state)
      .filter(({ name, companyId, contactName }) =>
        [name, companyId, contactName ?? ''].some((text) => foldForSearch(text).includes(sought)),
      )
      .sort(compareBy(query.sort));
    const from = Number(cursor ?? 0);
    const to = from + PAGE_SIZE;
    return ok({
      merchants: found.slice(from, to),
      total: found.length,
      nextCursor: to < found.length ? String(to) : undefined,
    });
  }

  #all(rootOrgId: string): readonly MerchantSummary[] {
    return this.#service.merchants(rootOrgId).flatMap(({ merchant, portalState }) => {
      const companyId = parseCompanyId(merchant.companyId);
      if (!companyId) return [];
      const { name, contactName, warehousesConfig } = merchant.configuration;
      const area = warehousesConfig?.find((warehouse) => warehouse.default)?.place?.address.area;
      return [{ companyId, name, contactName, portalState, area, lastPublishedAt: merchant.lastPublishedAt }];
    });
  }
}
