import { sql, type Kysely, type Migration } from 'kysely';
import { ownFooterLinks } from '../../../../src/domain/navigation/ownFooterLinks.ts';
import { documentOf, type Kept } from './keptDocument.ts';

const before = [
  // The links at the foot of its pages that a merchant has of its own; none where the owner's stand there.
  `alter table company add column privacy_url text`,
  `alter table company add column terms_url text`,
  `drop trigger company_selection on company`,
  `create trigger company_selection before update on company for each row
    when ((old.company_id, old.sort_name, old.search_text, old.company_enabled, old.onboarded, old.portal_active,
        old.privacy_url is null, old.terms_url is null)
      is distinct from (new.company_id, new.sort_name, new.search_text, new.company_enabled, new.onboarded, new.portal_active,
        new.privacy_url is null, new.terms_url is null))
    execute function company_selection()`,
  `select set_config('app.maintenance', 'on', true)`,
  // Revisions that are kept whole.
  `update company set
      privacy_url = nullif(btrim(document->'features'->'footer'->>'privacyPolicyUrl'), ''),
      terms_url = nullif(btrim(document->'features'->'footer'->>'termsAndConditionsUrl'), '')
    from company_revision as kept
    where (kept.root_org_id, kept.company_id, kept.revision)
      = (company.root_org_id, company.company_id, company.current_revision) and kept.document is not null`,
];

async function up(db: Kysely<never>): Promise<void> {
  for (const statement of before) await sql.raw(statement).execute(db);
  const { rows } = await sql<Kept>`select company.root_org_id, company.company_id, kept.root
    from company join company_revision as kept
      on (kept.root_org_id, kept.company_id, kept.revision)
        = (company.root_org_id, company.company_id, company.current_revision)
    where kept.root is not null`.execute(db);
  for (const kept of rows) {
    const { features } = await documentOf(db, kept);
    const { privacyPolicyUrl, termsAndConditionsUrl } = ownFooterLinks(features.footer);
    await sql`update company
      set privacy_url = ${privacyPolicyUrl ?? null}, terms_url = ${termsAndConditionsUrl ?? null}
      where root_org_id = ${kept.root_org_id} and company_id = ${kept.company_id}`.execute(db);
  }
}

/** What tells which merchants have links of their own, for the owner whose links stand for those of all others. */
export const ownLinks: Migration = { up };
