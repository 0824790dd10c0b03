import type { CompanyId } from '../../domain/company/companyId.ts';
import type { MerchantDetails } from '../../domain/merchants/merchantDetails.ts';
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
/** Column name. A leading `-` sorts descending. */
export type MerchantSort = (typeof merchantSorts)[number];

export type MerchantQuery = {
  readonly search: string;
  readonly state?: MerchantFilter | undefined;
  readonly own?: OwnPart | undefined;
  /** Only merchants with more days of warranty or return window than this, and without a limit of their own. */
  readonly warrantyOver?: number | undefined;
  readonly windowOver?: number | undefined;
  readonly carrier?: string | undefined;
  readonly sort: MerchantSort;
};

export type MerchantSummary = MerchantDetails & {
  readonly companyId: CompanyId;
  readonly name: string;
  readonly portalState: PortalState;
  /** ISO 8601 instant of the last publish. Undefined before the first publish. */
  readonly lastPublishedAt?: string | undefined;
  /** True if the owner requires consent to reviews and the merchant has not given it. */
  readonly isReviewRefused?: boolean | undefined;
};

export const MERCHANTS_A_PAGE = 100;

export type MerchantPage = {
  readonly merchants: readonly MerchantSummary[];
  readonly total: number;
  readonly nextCursor?: string | undefined;
};

export type MerchantPlace =
  | { readonly cursor: string; readonly offset?: undefined }
  | { readonly offset: number; readonly cursor?: undefined };

export interface MerchantDirectory {
  search(
    rootOrgId: string,
    query: MerchantQuery,
    place?: MerchantPlace,
    signal?: AbortSignal,
  ): Promise<Result<MerchantPage, PortFailure>>;
}
export const MerchantDirectory = portToken<MerchantDirectory>('MerchantDirectory');
