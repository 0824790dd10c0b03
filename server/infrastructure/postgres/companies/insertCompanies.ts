import { sql, type Transaction } from 'kysely';
import type { MerchantConfigDocument } from '../../../../contract/company/merchantConfig.ts';
import { comparableName } from '../../../../src/domain/onboarding/tradingName.ts';
import { protectAssets } from './assetUses.ts';
import { companyColumnsOf } from './companyColumns.ts';
import { compressDocument, documentHash } from './compressedDocument.ts';
import { json } from '../connection/statement.ts';
import type { Tables } from '../Tables.ts';

export type NewCompany = {
  readonly companyId: string;
  readonly companyEnabled: boolean;
  readonly onboarded: boolean;
  readonly configuration: MerchantConfigDocument;
  /** ISO 8601 instant in UTC. */
  readonly lastPublishedAt?: string | undefined;
};

const FIRST_REVISION = 1;

/**
 * Adds companies with their first revision and skips existing ones. Requires a maintenance transaction, or the tenant
 * of a single company. Passes rows as JSON, because thousands of parameters would be slower.
 */
export async function insertCompanies(
  trx: Transaction<Tables>,
  rootOrgId: string,
  companies: readonly NewCompany[],
  now: Date,
): Promise<void> {
  const directory = companies.map(({ companyId }) => ({ organisation_id: companyId, root_org_id: rootOrgId }));
  await sql`insert into organisation_directory (organisation_id, root_org_id)
    select organisation_id, root_org_id from jsonb_populate_recordset(null::organisation_directory, ${json(directory)})
    on conflict do nothing`.execute(trx);

  const rows = companies.map(({ companyId, configuration, companyEnabled, onboarded, lastPublishedAt }) => ({
    ...companyColumnsOf(companyId, configuration),
    root_org_id: rootOrgId,
    company_id: companyId,
    company_enabled: companyEnabled,
    onboarded,
    last_published_at: lastPublishedAt ?? null,
    current_revision: FIRST_REVISION,
  }));
  await sql`insert into company select * from jsonb_populate_recordset(null::company, ${json(rows)})
    on conflict do nothing`.execute(trx);

  const revisions = await Promise.all(
    companies.map(async ({ companyId, configuration, lastPublishedAt }) => ({
      company_id: companyId,
      body: (await compressDocument(configuration)).toString('base64'),
      hash: documentHash(configuration),
      published_at: lastPublishedAt ?? now.toISOString(),
    })),
  );
  await sql`insert into company_revision (root_org_id, company_id, revision, body, hash, published_at)
    select ${rootOrgId}, company_id, ${FIRST_REVISION}, decode(body, 'base64'), hash, published_at
    from jsonb_to_recordset(${json(revisions)}) as first (company_id text, body text, hash text, published_at timestamptz)
    on conflict do nothing`.execute(trx);

  const names = companies
    .filter(({ companyId }) => companyId !== rootOrgId)
    .map(({ companyId, configuration }) => ({
      root_org_id: rootOrgId,
      trading_name: comparableName(configuration.name),
      organisation_id: companyId,
    }));
  await sql`insert into trading_name select * from jsonb_populate_recordset(null::trading_name, ${json(names)})
    on conflict do nothing`.execute(trx);

  for (const { companyId, configuration } of companies)
    await protectAssets(trx, { rootOrgId, companyId }, configuration);
}
