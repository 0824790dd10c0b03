import type { FooterLinks } from '../../../src/domain/company/companyConfiguration.ts';
import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import type { OwnPart } from '../../../src/domain/merchants/ownPart.ts';
import type { MerchantFilter, PortalState } from '../../../src/domain/merchants/portalState.ts';

export type CompanySort = 'name' | '-name' | 'companyId' | '-companyId' | 'lastPublishedAt' | '-lastPublishedAt';

export type CompanyListItem = {
  readonly companyId: string;
  readonly name: string;
  readonly contactName?: string | undefined;
  readonly portalState: PortalState;
  readonly area?: string | undefined;
  /** ISO 8601 instant in UTC. */
  readonly lastPublishedAt?: string | undefined;
  /** Where those with links of their own are asked for. */
  readonly footerLinks?: FooterLinks | undefined;
  /** Its owner requires consent to reviews, and it gives none. */
  readonly isReviewRefused?: boolean | undefined;
};

/** The last company of a page: the value it is ordered by, and its id. */
export type CompanyPosition = { readonly value: string; readonly companyId: string };

export type CompanyListQuery = {
  /** Found anywhere in name, id or contact, as `foldForSearch` folds them. */
  readonly search?: string | undefined;
  readonly state?: MerchantFilter | undefined;
  /** Those alone that have something of it of their own, where others take over the owner's. */
  readonly own?: OwnPart | undefined;
  /** Those alone that state more days than that of what their owner may limit, and have no limit of their own. */
  readonly warrantyOver?: number | undefined;
  readonly windowOver?: number | undefined;
  /** Only companies that have this carrier turned on. */
  readonly carrier?: string | undefined;
  readonly sort: CompanySort;
  readonly after?: CompanyPosition | undefined;
  /** How many stand before the page. */
  readonly offset?: number | undefined;
  readonly limit: number;
  /** Already counted for an earlier page: not counted again. */
  readonly total?: number | undefined;
  /** As `ListGenerations` says: what was selected for the same number before still is. Absent: selected anew. */
  readonly selection?: number | undefined;
};

export type CompanyPage = {
  readonly companies: readonly CompanyListItem[];
  /** How many match on all pages. */
  readonly total: number;
  /** Absent on the last page. */
  readonly next?: CompanyPosition | undefined;
};

export type Company = {
  readonly companyId: CompanyId;
  readonly companyEnabled: boolean;
  readonly currentRevision: number;
  /** ISO 8601 instant; `null` if it was never published. */
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
  /** The same, and no other transaction locks the company before this one ends. */
  lock(companyId: CompanyId): Promise<Company | undefined>;
  /** Whether the owner's service tells its callers of revisions, so that they can say which one they write on. */
  announcesRevisions(): Promise<boolean>;
  /** One immutable revision of the configuration. Throws where there is none: revisions never vanish. */
  readRevision(companyId: CompanyId, revision: number): Promise<MerchantConfigDocument>;
  /** The same for a revision that somebody names; `undefined` where there is none. */
  findRevision(companyId: CompanyId, revision: number): Promise<MerchantConfigDocument | undefined>;
  /** The newest revision that holds exactly this, if any. */
  findSame(companyId: CompanyId, document: MerchantConfigDocument): Promise<number | undefined>;
  /** Adds a revision and makes it the current one. Answers how many bytes that took. */
  publish(companyId: CompanyId, revision: NewRevision): Promise<number>;
  /** A page of the owner's merchants, its own organisation left out. Needs a tenant that sees every company. */
  list(query: CompanyListQuery): Promise<CompanyPage>;
}
