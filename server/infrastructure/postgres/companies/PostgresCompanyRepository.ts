import { sql, type Transaction } from 'kysely';
import type { LRUCache } from 'lru-cache';
import type { MerchantConfigDocument } from '../../../../contract/company/merchantConfig.ts';
import { isOn, type Toggle } from '../../../../src/domain/company/merchantDefaults.ts';
import type { CompanyId } from '../../../../src/domain/company/companyId.ts';
import type {
  Company,
  CompanyListQuery,
  CompanyPage,
  CompanyRepository,
  NewRevision,
} from '../../../application/companies/CompanyRepository.ts';
import { protectAssets } from './assetUses.ts';
import { companyColumnsOf } from './companyColumns.ts';
import { compressDocument, documentHash, readCompressedDocument } from './compressedDocument.ts';
import { listCompanies, type ListOutline } from './listCompanies.ts';
import { equal, json } from '../connection/statement.ts';
import type { Row, Tables } from '../Tables.ts';

export class PostgresCompanyRepository implements CompanyRepository {
  readonly #trx: Transaction<Tables>;
  readonly #rootOrgId: string;
  /** Cached documents by owner, company and hash. The hash keeps an entry valid even if its transaction fails later. */
  readonly #documents: LRUCache<string, object>;
  readonly #outlines: LRUCache<string, ListOutline>;

  constructor(
    trx: Transaction<Tables>,
    rootOrgId: string,
    documents: LRUCache<string, object>,
    outlines: LRUCache<string, ListOutline>,
  ) {
    this.#trx = trx;
    this.#rootOrgId = rootOrgId;
    this.#documents = documents;
    this.#outlines = outlines;
  }

  async find(companyId: CompanyId): Promise<Company | undefined> {
    const row = await this.#of(companyId).executeTakeFirst();
    return row && companyOf(row);
  }

  async lock(companyId: CompanyId): Promise<Company | undefined> {
    // Lock `for no key update`, so that concurrent inserts of rows that refer to the company do not wait.
    const row = await this.#of(companyId).forNoKeyUpdate().executeTakeFirst();
    return row && companyOf(row);
  }

  async announcesRevisions(): Promise<boolean> {
    const row = await this.#trx
      .selectFrom('owner')
      .select(sql<Toggle | null>`admin_config->'features'->'publishSessions'`.as('announced'))
      .where('root_org_id', '=', this.#rootOrgId)
      .executeTakeFirst();
    return isOn(row?.announced ?? undefined);
  }

  async readRevision(companyId: CompanyId, revision: number): Promise<MerchantConfigDocument> {
    const document = await this.findRevision(companyId, revision);
    if (!document) throw new Error(`${companyId} has no revision ${revision}`);
    return document;
  }

  async findRevision(companyId: CompanyId, revision: number): Promise<MerchantConfigDocument | undefined> {
    const found = await this.#revisions(companyId).where('revision', '=', revision).select('hash').executeTakeFirst();
    if (!found) return undefined;
    const key = this.#cacheKey(companyId, found.hash);
    const cached = this.#documents.get(key);
    if (cached) return cached as MerchantConfigDocument;
    const { body } = await this.#revisions(companyId)
      .where('revision', '=', revision)
      .select('body')
      .executeTakeFirstOrThrow();
    const document = await readCompressedDocument(body);
    this.#documents.set(key, document, { size: body.length });
    return document as MerchantConfigDocument;
  }

  async findSame(companyId: CompanyId, document: MerchantConfigDocument): Promise<number | undefined> {
    const row = await this.#revisions(companyId)
      .where('hash', '=', documentHash(document))
      .select('revision')
      .orderBy('revision', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.revision;
  }

  async publish(companyId: CompanyId, { revision, document, publishId, publishedAt }: NewRevision): Promise<number> {
    const key = { root_org_id: this.#rootOrgId, company_id: companyId };
    const published_at = new Date(publishedAt);
    const [body, hash] = [await compressDocument(document), documentHash(document)];
    await protectAssets(this.#trx, { rootOrgId: this.#rootOrgId, companyId }, document);
    await this.#trx
      .insertInto('company_revision')
      .values({ ...key, revision, body, hash, published_at, publish_id: publishId })
      .execute();
    const columns = companyColumnsOf(companyId, document);
    await this.#trx
      .updateTable('company')
      .set({ ...columns, details: json(columns.details), last_published_at: published_at, current_revision: revision })
      .where(equal({ root_org_id: this.#rootOrgId, company_id: companyId }))
      .execute();
    this.#documents.set(this.#cacheKey(companyId, hash), document, { size: body.length });
    return body.length;
  }

  list(query: CompanyListQuery): Promise<CompanyPage> {
    return listCompanies(this.#trx, this.#rootOrgId, query, this.#outlines);
  }

  #cacheKey(companyId: CompanyId, hash: string): string {
    return `${this.#rootOrgId}/${companyId}/${hash}`;
  }

  #revisions(companyId: CompanyId) {
    return this.#trx
      .selectFrom('company_revision')
      .where(equal({ root_org_id: this.#rootOrgId, company_id: companyId }));
  }

  #of(companyId: CompanyId) {
    return this.#trx
      .selectFrom('company')
      .select(['company_id', 'company_enabled', 'current_revision', 'last_published_at'])
      .where(equal({ root_org_id: this.#rootOrgId, company_id: companyId }));
  }
}

type CompanyRow = Pick<Row<'company'>, 'company_id' | 'company_enabled' | 'current_revision' | 'last_published_at'>;

const companyOf = (row: CompanyRow): Company => ({
  companyId: row.company_id as CompanyId,
  companyEnabled: row.company_enabled,
  currentRevision: row.current_revision,
  lastPublishedAt: row.last_published_at?.toISOString() ?? null,
});
