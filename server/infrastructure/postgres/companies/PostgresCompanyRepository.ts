import { sql, type Transaction } from 'kysely';
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
import { companyColumnsOf } from './companyColumns.ts';
import { json } from '../connection/json.ts';
import { listCompanies } from './listCompanies.ts';
import type { Row, Tables } from '../Tables.ts';

export class PostgresCompanyRepository implements CompanyRepository {
  readonly #trx: Transaction<Tables>;
  readonly #rootOrgId: string;

  constructor(trx: Transaction<Tables>, rootOrgId: string) {
    this.#trx = trx;
    this.#rootOrgId = rootOrgId;
  }

  async find(companyId: CompanyId): Promise<Company | undefined> {
    const row = await this.#of(companyId).executeTakeFirst();
    return row && companyOf(row);
  }

  async lock(companyId: CompanyId): Promise<Company | undefined> {
    const row = await this.#of(companyId).forUpdate().executeTakeFirst();
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
      .select('document')
      .where('root_org_id', '=', this.#rootOrgId)
      .where('company_id', '=', companyId)
      .where('revision', '=', revision)
      .executeTakeFirst();
    return row?.document as MerchantConfigDocument | undefined;
  }

  async findSame(companyId: CompanyId, document: MerchantConfigDocument): Promise<number | undefined> {
    const row = await this.#trx
      .selectFrom('company_revision')
      .select('revision')
      .where('root_org_id', '=', this.#rootOrgId)
      .where('company_id', '=', companyId)
      .where(sql<boolean>`digest = hashtextextended((${json(document)}::jsonb)::text, 0)`)
      .where(sql<boolean>`document = ${json(document)}::jsonb`)
      .orderBy('revision', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.revision;
  }

  async publish(companyId: CompanyId, { revision, document, publishId, publishedAt }: NewRevision): Promise<void> {
    const key = { root_org_id: this.#rootOrgId, company_id: companyId };
    const published_at = new Date(publishedAt);
    await this.#trx
      .insertInto('company_revision')
      .values({ ...key, revision, document: json(document), published_at, publish_id: publishId })
      .execute();
    await this.#trx
      .updateTable('company')
      .set({ ...companyColumnsOf(companyId, document), last_published_at: published_at, current_revision: revision })
      .where('root_org_id', '=', this.#rootOrgId)
      .where('company_id', '=', companyId)
      .execute();
  }

  list(query: CompanyListQuery): Promise<CompanyPage> {
    return listCompanies(this.#trx, this.#rootOrgId, query);
  }

  #of(companyId: CompanyId) {
    return this.#trx
      .selectFrom('company')
      .select(['company_id', 'company_enabled', 'current_revision'])
      .where('root_org_id', '=', this.#rootOrgId)
      .where('company_id', '=', companyId);
  }
}

const companyOf = (row: Pick<Row<'company'>, 'company_id' | 'company_enabled' | 'current_revision'>): Company => ({
  companyId: row.company_id as CompanyId,
  companyEnabled: row.company_enabled,
  currentRevision: row.current_revision,
});
