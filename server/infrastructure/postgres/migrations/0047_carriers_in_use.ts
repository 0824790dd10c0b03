import { sql, type Kysely, type Migration } from 'kysely';
import type { MerchantConfigDocument } from '../../../../contract/company/merchantConfig.ts';
import { carriersInUse } from '../../../../src/domain/carriers/companyCarriers.ts';
import { documentOf, type Kept } from './keptDocument.ts';

const before = [
  `alter table company add column carriers_in_use text[] not null default '{}'`,
  `drop trigger company_selection on company`,
  `create trigger company_selection before update on company for each row
    when ((old.company_id, old.sort_name, old.search_text, old.company_enabled, old.onboarded, old.portal_active, old.own_parts,
        old.warranty_days, old.window_days, old.carriers_in_use)
      is distinct from (new.company_id, new.sort_name, new.search_text, new.company_enabled, new.onboarded, new.portal_active,
        new.own_parts, new.warranty_days, new.window_days, new.carriers_in_use))
    execute function company_selection()`,
  `select set_config('app.maintenance', 'on', true)`,
];

type Current = Omit<Kept, 'root'> & { readonly root: Uint8Array | null; readonly whole: MerchantConfigDocument };

async function up(db: Kysely<never>): Promise<void> {
  for (const statement of before) await sql.raw(statement).execute(db);
  // Of a revision that is stored as one document, only the parts that are read below.
  const { rows } = await sql<Current>`select company.root_org_id, company.company_id, kept.root, jsonb_build_object(
      'carrier', coalesce(document->'carrier', '{}'), 'products', coalesce(document->'products', '{}')) as whole
    from company join company_revision as kept
      on (kept.root_org_id, kept.company_id, kept.revision)
        = (company.root_org_id, company.company_id, company.current_revision)`.execute(db);
  for (const { root, whole, ...company } of rows) {
    const carriers = carriersInUse(root ? await documentOf(db, { ...company, root }) : whole);
    if (carriers.length === 0) continue;
    await sql`update company set carriers_in_use = ${[...carriers]}::text[]
      where root_org_id = ${company.root_org_id} and company_id = ${company.company_id}`.execute(db);
  }
}

/** Carriers that merchants use, for the owner that no longer offers one. */
export const carriersInUseColumn: Migration = { up };
