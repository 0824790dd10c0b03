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

/** Position after the last company of a page: its sort value and ID. */
export type CompanyPosition = { readonly value: string; readonly companyId: string };

export type CompanyListQuery = {
  /** Substring of name, ID or contact, folded by `foldForSearch`. */
  readonly search?: string | undefined;
  readonly state?: MerchantFilter | undefined;
  /** Only merchants that override this part of the owner's defaults. */
  readonly own?: OwnPart | undefined;
  /** Only merchants without a limit of their own whose days exceed this value, the owner's limit. */
  readonly warrantyOver?: number | undefined;
  readonly windowOver?: number | undefined;
  readonly carrier?: string | undefined;
  readonly sort: CompanySort;
  readonly after?: CompanyPosition | undefined;
  /** Number of companies before the page. */
  readonly offset?: number | undefined;
  readonly limit: number;
  /** Total of an earlier page, so that it is not counted again. */
  readonly total?: number | undefined;
  /** Selection number of `ListGenerations`, by which the repository caches selections. Absent: select again. */
  readonly selection?: number | undefined;
};

export type CompanyPage = {
  readonly companies: readonly CompanyListItem[];
  readonly total: number;
  /** Absent on the last page. */
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
  /** Locks the company until the transaction ends. */
  lock(companyId: CompanyId): Promise<Company | undefined>;
  /** True if the owner enables publish sessions, so clients know the revision that they write on. */
  announcesRevisions(): Promise<boolean>;
  /** Reads an immutable revision. Throws if it is missing, because revisions are never deleted. */
  readRevision(companyId: CompanyId, revision: number): Promise<MerchantConfigDocument>;
  /** Like `readRevision`, for a revision chosen by the client. Returns `undefined` if it is missing. */
  findRevision(companyId: CompanyId, revision: number): Promise<MerchantConfigDocument | undefined>;
  findSame(companyId: CompanyId, document: MerchantConfigDocument): Promise<number | undefined>;
  /** Adds a revision and makes it current. Returns the bytes it takes. */
  publish(companyId: CompanyId, revision: NewRevision): Promise<number>;
  /** A page of the owner's merchants without its own organisation. Requires a tenant with all companies. */
  list(query: CompanyListQuery): Promise<CompanyPage>;
}
