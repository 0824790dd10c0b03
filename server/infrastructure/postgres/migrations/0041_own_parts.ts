import { sql, type Kysely, type Migration } from 'kysely';
import type { MerchantConfigDocument } from '../../../../contract/company/merchantConfig.ts';
import { ownPartsOf } from '../../../../src/domain/merchants/ownPartsOf.ts';
import { documentOf, type Kept } from './keptDocument.ts';

const before = [
  // Links, several languages or a sub-brand of its own: whom a switch of the owner's portal touches.
  `alter table company add column own_parts text[] not null default '{}'`,
  `drop trigger company_selection on company`,
  `create trigger company_selection before update on company for each row
    when ((old.company_id, old.sort_name, old.search_text, old.company_enabled, old.onboarded, old.portal_active, old.own_parts)
      is distinct from (new.company_id, new.sort_name, new.search_text, new.company_enabled, new.onboarded, new.portal_active, new.own_parts))
    execute function company_selection()`,
  `select set_config('app.maintenance', 'on', true)`,
];

type Current = Omit<Kept, 'root'> & { readonly root: Uint8Array | null; readonly whole: MerchantConfigDocument };

async function up(db: Kysely<never>): Promise<void> {
  for (const statement of before) await sql.raw(statement).execute(db);
  // Of a revision that is kept whole, what is asked of it.
  const { rows } = await sql<Current>`select company.root_org_id, company.company_id, kept.root, jsonb_build_object(
      'subBrand', document->'subBrand',
      'features', jsonb_build_object('footer', coalesce(document->'features'->'footer', '{}')),
      'applicationConfig', jsonb_build_object('config', jsonb_build_object(
        'languages', document->'applicationConfig'->'config'->'languages'))) as whole
    from company join company_revision as kept
      on (kept.root_org_id, kept.company_id, kept.revision)
        = (company.root_org_id, company.company_id, company.current_revision)`.execute(db);
  for (const { root, whole, ...company } of rows) {
    const parts = ownPartsOf(root ? await documentOf(db, { ...company, root }) : whole);
    if (parts.length === 0) continue;
    await sql`update company set own_parts = ${[...parts]}::text[]
      where root_org_id = ${company.root_org_id} and company_id = ${company.company_id}`.execute(db);
  }
}

/** What merchants have of their own, for the owner whose portal goes by it. */
export const ownParts: Migration = { up };
