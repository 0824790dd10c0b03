import {
  MERCHANTS_A_PAGE,
  type MerchantDirectory,
  type MerchantPage,
  type MerchantPlace,
  type MerchantQuery,
  type MerchantSort,
  type MerchantSummary,
} from '../../application/merchants/MerchantDirectory.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import { parseCompanyId } from '../../domain/company/companyId.ts';
import { carriersInUse } from '../../domain/carriers/companyCarriers.ts';
import { limitedDaysOf } from '../../domain/merchants/limitedDays.ts';
import { merchantDetailsOf } from '../../domain/merchants/merchantDetails.ts';
import { ownPartsOf } from '../../domain/merchants/ownPart.ts';
import { passesFilter } from '../../domain/merchants/portalState.ts';
import { letsReviewsIn } from '../../domain/review-mode/merchantReviews.ts';
import { foldForSearch } from '../../domain/shared/foldForSearch.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { DemoService } from '../demo/DemoService.ts';

const sortValue = (merchant: MerchantSummary, column: string): string => {
  if (column === 'lastPublishedAt') return merchant.lastPublishedAt ?? '';
  return column === 'companyId' ? merchant.companyId : foldForSearch(merchant.name);
};

const compare = (left: string, right: string): number => (left < right ? -1 : Number(left > right));

/** True if no limit is given. */
const isOver = (days: number | undefined, asked: number | undefined): boolean =>
  asked === undefined || (days !== undefined && days > asked);

/** Ties are sorted by company id in the same direction. */
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

  async search(
    rootOrgId: string,
    query: MerchantQuery,
    place?: MerchantPlace,
  ): Promise<Result<MerchantPage, PortFailure>> {
    const sought = foldForSearch(query.search.trim());
    const found = this.#all(rootOrgId, query)
      .filter((merchant) => passesFilter(merchant.portalState, query.state))
      .filter(({ name, companyId, contactName }) =>
        [name, companyId, contactName ?? ''].some((text) => foldForSearch(text).includes(sought)),
      )
      .sort(compareBy(query.sort));
    const from = place?.offset ?? Number(place?.cursor ?? 0);
    const to = from + MERCHANTS_A_PAGE;
    return ok({
      merchants: found.slice(from, to),
      total: found.length,
      nextCursor: to < found.length ? String(to) : undefined,
    });
  }

  #all(rootOrgId: string, { own, warrantyOver, windowOver, carrier }: MerchantQuery): readonly MerchantSummary[] {
    return this.#service.merchants(rootOrgId).flatMap(({ merchant, portalState }) => {
      const companyId = parseCompanyId(merchant.companyId);
      if (!companyId) return [];
      if (own && !ownPartsOf(merchant.configuration).includes(own)) return [];
      if (carrier !== undefined && !carriersInUse(merchant.configuration).includes(carrier)) return [];
      const { maxWarrantyDays, maxDueDateDays } = limitedDaysOf(merchant.configuration);
      if (!isOver(maxWarrantyDays, warrantyOver) || !isOver(maxDueDateDays, windowOver)) return [];
      const { name } = merchant.configuration;
      const { footerLinks, ...details } = merchantDetailsOf(merchant.configuration);
      const { lastPublishedAt } = merchant;
      const isReviewRefused = letsReviewsIn(this.#service.reviewConsent(companyId)) ? undefined : true;
      const summary = { ...details, companyId, name, portalState, lastPublishedAt, isReviewRefused };
      return [{ ...summary, ...(own === 'footer-links' && { footerLinks }) }];
    });
  }
}
