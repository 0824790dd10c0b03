import { inflateRawSync } from 'node:zlib';
import { sql, type Kysely, type Migration } from 'kysely';
import type { MerchantConfigDocument } from '../../../../contract/company/merchantConfig.ts';
import { ownFooterLinks } from '../../../../src/domain/navigation/ownFooterLinks.ts';
import { joinDocument, numbersIn } from '../../../application/publishing/parts/splitDocument.ts';

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

type Kept = { readonly root_org_id: string; readonly company_id: string; readonly root: Uint8Array };
type Part = { readonly part_id: string; readonly body: Uint8Array };

const inflate = (body: Uint8Array): string => inflateRawSync(body).toString('utf8');

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

/** A configuration that is kept in parts, which refer to others. */
async function documentOf(db: Kysely<never>, { root_org_id, company_id, root }: Kept): Promise<MerchantConfigDocument> {
  const text = inflate(root);
  const texts = new Map<number, string>();
  for (let level: readonly string[] = [text]; ;) {
    const wanted = [...new Set(level.flatMap(numbersIn))].filter((number) => !texts.has(number));
    if (wanted.length === 0) break;
    const { rows } = await sql<Part>`select part_id, body from configuration_part
      where root_org_id = ${root_org_id} and company_id = ${company_id}
        and part_id = any(${wanted.map(String)}::bigint[])`.execute(db);
    level = rows.map(({ body }) => inflate(body));
    for (const [index, { part_id }] of rows.entries()) texts.set(Number(part_id), level[index] ?? '');
  }
  return joinDocument(text, (number) => texts.get(number) ?? 'null') as MerchantConfigDocument;
}

/** What tells which merchants have links of their own, for the owner whose links stand for those of all others. */
export const ownLinks: Migration = { up };
