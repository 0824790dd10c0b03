import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import type { MerchantDetails } from '../../../src/domain/merchants/merchantDetails.ts';
import type { OwnPart } from '../../../src/domain/merchants/ownPart.ts';
import type { MerchantFilter, PortalState } from '../../../src/domain/merchants/portalState.ts';

export type CompanySort = 'name' | '-name' | 'companyId' | '-companyId' | 'lastPublishedAt' | '-lastPublishedAt';

export type CompanyListItem = MerchantDetails & {
  readonly companyId: string;
  readonly name: string;
  readonly portalState: PortalState;
  /** ISO 8601 instant in UTC. */
  readonly lastPublishedAt?: string | undefined;
  /** True if the owner requires consent to reviews and the merchant does not give it. */
  readonly isReviewRefused?: boolean | undefined;
};

/** List position after the last company of a page: its sort value and ID. */
export type CompanyPosition = { readonly value: string; readonly companyId: string };

export type CompanyListQuery = {
  /** Substring of name, ID or contact, folded by `foldForSearch`. */
  readonly search?: string | undefined;
  readonly state?: MerchantFilter | undefined;
  /** Only merchants that override this part of the owner's default settings. */
  readonly own?: OwnPart | undefined;
  /** Only merchants with a warranty of more days than this owner's limit, unless they have their own limit. */
  readonly warrantyOver?: number | undefined;
  readonly windowOver?: number | undefined;
  readonly carrier?: string | undefined;
  readonly sort: CompanySort;
  readonly after?: CompanyPosition | undefined;
  readonly offset?: number | undefined;
  readonly limit: number;
  /** Total from an earlier page, which is used instead of counting again. */
  readonly total?: number | undefined;
  /** Version of the query result from `ListGenerations`, used as a cache key. If absent, the companies are queried again. */
  readonly selection?: number | undefined;
};

export type CompanyPage = {
  readonly companies: readonly CompanyListItem[];
  readonly total: number;
  readonly next?: CompanyPosition | undefined;
};

export type Company = {
  readonly companyId: CompanyId;
  readonly companyEnabled: boolean;
  readonly currentRevision: number;
  /** ISO 8601 instant; `null` before the first publish. */
  readonly lastPublishedAt: string | null;
};

export type NewRevision = {
  readonly revision: number;
  readonly document: MerchantConfigDocument;
  readonly publishId: string;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly publishedAt: number;
};

export interface CompanyRepository {
  find(companyId: CompanyId): Promise<Company | undefined>;
  /** Finds the company and locks it until the transaction ends. */
  lock(companyId: CompanyId): Promise<Company | undefined>;
  /** Whether the owner enables publish sessions. If so, clients know the revision on which they write. */
  announcesRevisions(): Promise<boolean>;
  /** Reads an immutable revision. Throws if it is missing, because revisions are never deleted. */
  readRevision(companyId: CompanyId, revision: number): Promise<MerchantConfigDocument>;
  /** Like `readRevision`, for a revision chosen by the client. Returns `undefined` if it is missing. */
  findRevision(companyId: CompanyId, revision: number): Promise<MerchantConfigDocument | undefined>;
  findSame(companyId: CompanyId, document: MerchantConfigDocument): Promise<number | undefined>;
  /** Adds a revision and makes it the current one. Returns its stored size in bytes. */
  publish(companyId: CompanyId, revision: NewRevision): Promise<number>;
  /** Returns a page of merchants, without the owner's organisation. Requires a tenant with all companies. */
  list(query: CompanyListQuery): Promise<CompanyPage>;
}
