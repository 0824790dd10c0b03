import type { CompanyId } from '../../domain/company/companyId.ts';
import type { PortalState } from '../../domain/merchants/portalState.ts';
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
  readonly state?: PortalState | undefined;
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
};

export type MerchantPage = {
  readonly merchants: readonly MerchantSummary[];
  /** How many match in all. */
  readonly total: number;
  readonly nextCursor?: string | undefined;
};

export interface MerchantDirectory {
  /** One page of the owner's merchants; `cursor` is the previous page's `nextCursor`. `signal` gives up. */
  search(
    rootOrgId: string,
    query: MerchantQuery,
    cursor?: string,
    signal?: AbortSignal,
  ): Promise<Result<MerchantPage, PortFailure>>;
}
export const MerchantDirectory = portToken<MerchantDirectory>('MerchantDirectory');
