import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { LRUCache } from 'lru-cache';
import type { MerchantConfigDocument } from '../../../../contract/company/merchantConfig.ts';
import { isOn, type Toggle } from '../../../../src/domain/company/toggle.ts';
import type { CompanyId } from '../../../../src/domain/company/companyId.ts';
import type {
  Company,
  CompanyListQuery,
  CompanyPage,
  CompanyRepository,
  NewRevision,
} from '../../../application/companies/CompanyRepository.ts';
import { splitDocument } from '../../../application/publishing/parts/splitDocument.ts';
import { keepAssetUses } from './assetUses.ts';
import { companyColumnsOf } from './companyColumns.ts';
import { json } from '../connection/json.ts';
import { listCompanies, type ListOutline } from './listCompanies.ts';
import type { PostgresParts } from '../publishing/parts/PostgresParts.ts';
import type { Row, Tables } from '../Tables.ts';

export class PostgresCompanyRepository implements CompanyRepository {
  readonly #trx: Transaction<Tables>;
  readonly #rootOrgId: string;
  readonly #parts: PostgresParts;
  readonly #outlines: LRUCache<string, ListOutline>;

  constructor(
    trx: Transaction<Tables>,
    rootOrgId: string,
    parts: PostgresParts,
    outlines: LRUCache<string, ListOutline>,
  ) {
    this.#trx = trx;
    this.#rootOrgId = rootOrgId;
    this.#parts = parts;
    this.#outlines = outlines;
  }

  async find(companyId: CompanyId): Promise<Company | undefined> {
    const row = await this.#of(companyId).executeTakeFirst();
    return row && companyOf(row);
  }

  async lock(companyId: CompanyId): Promise<Company | undefined> {
    // `for no key update` allows concurrent inserts of rows that refer to the company.
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
    const row = await this.#trx
      .selectFrom('company_revision')
      .select(['document', 'root', 'root_hash'])
      .where('root_org_id', '=', this.#rootOrgId)
      .where('company_id', '=', companyId)
      .where('revision', '=', revision)
      .executeTakeFirst();
    if (!row) return undefined;
    const { document, root, root_hash: hash } = row;
    const found = root === null || hash === null ? document : await this.#parts.read(companyId, { root, hash });
    return found as MerchantConfigDocument;
  }

  async findSame(companyId: CompanyId, document: MerchantConfigDocument): Promise<number | undefined> {
    const text = json(document);
    const inParts = await this.#newest(companyId, sql<boolean>`root_hash = ${splitDocument(document).hash}`);
    // Sub-selects make PostgreSQL parse the document once instead of once per row.
    return (
      inParts ??
      (await this.#newest(
        companyId,
        sql<boolean>`document is not null and digest = (select hashtextextended((${text})::text, 0))
          and document = (select ${text})`,
      ))
    );
  }

  async #newest(companyId: CompanyId, isSame: RawBuilder<boolean>): Promise<number | undefined> {
    const row = await this.#trx
      .selectFrom('company_revision')
      .select('revision')
      .where('root_org_id', '=', this.#rootOrgId)
      .where('company_id', '=', companyId)
      .where(isSame)
      .orderBy('revision', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.revision;
  }

  async publish(companyId: CompanyId, { revision, document, publishId, publishedAt }: NewRevision): Promise<number> {
    const key = { root_org_id: this.#rootOrgId, company_id: companyId };
    const published_at = new Date(publishedAt);
    const { root, hash, bytes } = await this.#parts.keep(companyId, document);
    await keepAssetUses(this.#trx, { rootOrgId: this.#rootOrgId, companyId }, document);
    await this.#trx
      .insertInto('company_revision')
      .values({ ...key, revision, document: null, root, root_hash: hash, published_at, publish_id: publishId })
      .execute();
    await this.#trx
      .updateTable('company')
      .set({ ...companyColumnsOf(companyId, document), last_published_at: published_at, current_revision: revision })
      .where('root_org_id', '=', this.#rootOrgId)
      .where('company_id', '=', companyId)
      .execute();
    return bytes + root.length;
  }

  list(query: CompanyListQuery): Promise<CompanyPage> {
    return listCompanies(this.#trx, this.#rootOrgId, query, this.#outlines);
  }

  #of(companyId: CompanyId) {
    return this.#trx
      .selectFrom('company')
      .select(['company_id', 'company_enabled', 'current_revision', 'last_published_at'])
      .where('root_org_id', '=', this.#rootOrgId)
      .where('company_id', '=', companyId);
  }
}

type CompanyRow = Pick<Row<'company'>, 'company_id' | 'company_enabled' | 'current_revision' | 'last_published_at'>;

const companyOf = (row: CompanyRow): Company => ({
  companyId: row.company_id as CompanyId,
  companyEnabled: row.company_enabled,
  currentRevision: row.current_revision,
  lastPublishedAt: row.last_published_at?.toISOString() ?? null,
});
