import { sql, type Kysely, type Migration } from 'kysely';
import type { MerchantConfigDocument } from '../../../../contract/company/merchantConfig.ts';
import { limitedDaysOf } from '../../../../src/domain/merchants/limitedDays.ts';
import { ownPartsOf } from '../../../../src/domain/merchants/ownPartsOf.ts';
import { documentOf, type Kept } from './keptDocument.ts';

const before = [
  // What a limit of the owner would be measured against; null where a merchant has a limit of its own, or states no days.
  `alter table company add column warranty_days integer`,
  `alter table company add column window_days integer`,
  `drop trigger company_selection on company`,
  `create trigger company_selection before update on company for each row
    when ((old.company_id, old.sort_name, old.search_text, old.company_enabled, old.onboarded, old.portal_active, old.own_parts,
        old.warranty_days, old.window_days)
      is distinct from (new.company_id, new.sort_name, new.search_text, new.company_enabled, new.onboarded, new.portal_active,
        new.own_parts, new.warranty_days, new.window_days))
    execute function company_selection()`,
  `select set_config('app.maintenance', 'on', true)`,
];

type Current = Omit<Kept, 'root'> & { readonly root: Uint8Array | null; readonly whole: MerchantConfigDocument };

async function up(db: Kysely<never>): Promise<void> {
  for (const statement of before) await sql.raw(statement).execute(db);
  // Of a revision that is kept whole, what is asked of it.
  const { rows } = await sql<Current>`select company.root_org_id, company.company_id, kept.root, jsonb_build_object(
      'subBrand', document->'subBrand',
      'features', coalesce(document->'features', '{}') - 'navigation',
      'applicationConfig', jsonb_build_object('config',
        coalesce(document->'applicationConfig'->'config', '{}') - '{consumerText,theme,dispositions}'::text[]),
      'rulesConfig', jsonb_path_query_array(document, '$.rulesConfig[*] ? (@.ruleType == "RETURN_WINDOWS")')) as whole
    from company join company_revision as kept
      on (kept.root_org_id, kept.company_id, kept.revision)
        = (company.root_org_id, company.company_id, company.current_revision)`.execute(db);
  for (const { root, whole, ...company } of rows) {
    const document = root ? await documentOf(db, { ...company, root }) : whole;
    const { maxWarrantyDays, maxDueDateDays } = limitedDaysOf(document);
    await sql`update company set own_parts = ${[...ownPartsOf(document)]}::text[],
        warranty_days = ${maxWarrantyDays ?? null}, window_days = ${maxDueDateDays ?? null}
      where root_org_id = ${company.root_org_id} and company_id = ${company.company_id}`.execute(db);
  }
}

/** What merchants state of what an owner may limit, for the owner that changes a limit. */
export const limitedDays: Migration = { up };
