import {
  MERCHANTS_A_PAGE,
  type MerchantDirectory,
  type MerchantQuery,
  type MerchantSort,
  type MerchantSummary,
} from '../../application/merchants/MerchantDirectory.ts';
import { parseCompanyId } from '../../domain/company/companyId.ts';
import { carriersInUse } from '../../domain/carriers/companyCarriers.ts';
import { limitedDaysOf } from '../../domain/merchants/limitedDays.ts';
import { merchantDetailsOf } from '../../domain/merchants/merchantDetails.ts';
import { ownPartsOf } from '../../domain/merchants/ownPart.ts';
import { passesFilter } from '../../domain/merchants/portalState.ts';
import { letsReviewsIn } from '../../domain/review-mode/merchantReviews.ts';
import { foldForSearch } from '../../domain/shared/foldForSearch.ts';
import { ok } from '../../domain/shared/result.ts';
import type { DemoService } from '../demo/DemoService.ts';

const sortValue = (merchant: MerchantSummary, column: string): string => {
  if (column === 'lastPublishedAt') return merchant.lastPublishedAt ?? '';
  return column === 'companyId' ? merchant.companyId : foldForSearch(merchant.name);
};

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Whether a merchant's number of days exceeds the limit in the query. True if the query has no limit. */
const isOver = (days: number | undefined, limit: number | undefined): boolean =>
  limit === undefined || (days !== undefined && days > limit);

/** Comparator for merchants. Merchants with equal values are sorted by company id in the same direction. */
function compareBy(sort: MerchantSort): (a: MerchantSummary, b: MerchantSummary) => number {
  const descending = sort.startsWith('-');
  const column = descending ? sort.slice(1) : sort;
  return (a, b) => {
    const [first, second] = descending ? [b, a] : [a, b];
    return compare(sortValue(first, column), sortValue(second, column)) || compare(first.companyId, second.companyId);
  };
}

export function inMemoryMerchantDirectory(service: DemoService): MerchantDirectory {
  function all(
    rootOrgId: string,
    { own, warrantyOver, windowOver, carrier }: MerchantQuery,
  ): readonly MerchantSummary[] {
    return service.merchants(rootOrgId).flatMap(({ merchant, portalState }) => {
      const companyId = parseCompanyId(merchant.companyId);
      if (!companyId) return [];
      if (own && !ownPartsOf(merchant.configuration).includes(own)) return [];
      if (carrier !== undefined && !carriersInUse(merchant.configuration).includes(carrier)) return [];
      const { maxWarrantyDays, maxDueDateDays } = limitedDaysOf(merchant.configuration);
      if (!isOver(maxWarrantyDays, warrantyOver) || !isOver(maxDueDateDays, windowOver)) return [];
      const { name } = merchant.configuration;
      const { footerLinks, ...details } = merchantDetailsOf(merchant.configuration);
      const { lastPublishedAt } = merchant;
      const isReviewRefused = letsReviewsIn(service.reviewConsent(companyId)) ? undefined : true;
      const summary = { ...details, companyId, name, portalState, lastPublishedAt, isReviewRefused };
      return [{ ...summary, ...(own === 'footer-links' && { footerLinks }) }];
    });
  }

  return {
    async search(rootOrgId, query, place) {
      const searchText = foldForSearch(query.search.trim());
      const matching = all(rootOrgId, query)
        .filter((merchant) => passesFilter(merchant.portalState, query.state))
        .filter(({ name, companyId, contactName }) =>
          [name, companyId, contactName ?? ''].some((text) => foldForSearch(text).includes(searchText)),
        )
        .sort(compareBy(query.sort));
      const from = place?.offset ?? Number(place?.cursor ?? 0);
      const to = from + MERCHANTS_A_PAGE;
      return ok({
        merchants: matching.slice(from, to),
        total: matching.length,
        nextCursor: to < matching.length ? String(to) : undefined,
      });
    },
  };
}
