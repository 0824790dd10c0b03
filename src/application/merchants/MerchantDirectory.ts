import type { FooterLinks } from '../../domain/company/companyConfiguration.ts';
import type { CompanyId } from '../../domain/company/companyId.ts';
import type { OwnPart } from '../../domain/merchants/ownPart.ts';
import type { MerchantFilter, PortalState } from '../../domain/merchants/portalState.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

export const merchantSorts = [
  'name',
  '-name',
  'companyId',
  '-companyId',
  'lastPublishedAt',
  '-lastPublishedAt',
] as const;
/** A column, descending with a leading `-`. */
export type MerchantSort = (typeof merchantSorts)[number];

export type MerchantQuery = {
  /** Part of a name, an id or a contact. */
  readonly search: string;
  readonly state?: MerchantFilter | undefined;
  /** Those alone that have something of their own. */
  readonly own?: OwnPart | undefined;
  /** Those alone with more days of warranty than that, and no limit of their own; the same of return windows. */
  readonly warrantyOver?: number | undefined;
  readonly windowOver?: number | undefined;
  /** Only merchants that have this carrier turned on. */
  readonly carrier?: string | undefined;
  readonly sort: MerchantSort;
};

export type MerchantSummary = {
  readonly companyId: CompanyId;
  readonly name: string;
  readonly contactName?: string | undefined;
  readonly portalState: PortalState;
  readonly area?: string | undefined;
  /** ISO 8601 instant; none where nothing was published yet. */
  readonly lastPublishedAt?: string | undefined;
  /** Its own links at the foot of its pages, where those that have some were asked for [BN-3]. */
  readonly footerLinks?: FooterLinks | undefined;
  /** Its owner requires consent to reviews, and it gives none. */
  readonly isReviewRefused?: boolean | undefined;
};

/** How many merchants a page has that is not the last one. */
export const MERCHANTS_A_PAGE = 100;

export type MerchantPage = {
  readonly merchants: readonly MerchantSummary[];
  /** How many match in all. */
  readonly total: number;
  readonly nextCursor?: string | undefined;
};

/** Where a page begins; at the first merchant where neither is named. */
export type MerchantPlace =
  /** The `nextCursor` of the page before it. */
  | { readonly cursor: string; readonly offset?: undefined }
  /** How many merchants stand before it. */
  | { readonly offset: number; readonly cursor?: undefined };

export interface MerchantDirectory {
  /** One page of the owner's merchants, `MERCHANTS_A_PAGE` or the last of them. `signal` gives up. */
  search(
    rootOrgId: string,
    query: MerchantQuery,
    place?: MerchantPlace,
    signal?: AbortSignal,
  ): Promise<Result<MerchantPage, PortFailure>>;
}
export const MerchantDirectory = portToken<MerchantDirectory>('MerchantDirectory');
