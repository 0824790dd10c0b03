import { sql, type Kysely, type Migration } from 'kysely';
import { foldForSearch } from '../../../../src/domain/shared/foldForSearch.ts';
import { keyAddresses } from './keyAddresses.ts';

type Company = {
  readonly root_org_id: string;
  readonly company_id: string;
  readonly search_text: string;
  readonly sort_name: string;
};
type Publish = {
  readonly root_org_id: string;
  readonly company_id: string;
  readonly publish_id: string;
  readonly note_search: string;
};

/** What was folded before has lost case and width already; Arabic signs are left to be folded. */
const IS_ARABIC = sql.raw(`~ '[\u0600-\u06ff]'`);

async function foldArabic(db: Kysely<never>): Promise<void> {
  const companies = await sql<Company>`
    select root_org_id, company_id, search_text, sort_name from company where search_text ${IS_ARABIC}`.execute(db);
  for (const { root_org_id, company_id, search_text, sort_name } of companies.rows)
    await sql`update company set search_text = ${foldForSearch(search_text)}, sort_name = ${foldForSearch(sort_name)}
      where root_org_id = ${root_org_id} and company_id = ${company_id}`.execute(db);
  const publishes = await sql<Publish>`
    select root_org_id, company_id, publish_id, note_search from publish where note_search ${IS_ARABIC}`.execute(db);
  for (const { root_org_id, company_id, publish_id, note_search } of publishes.rows)
    await sql`update publish set note_search = ${foldForSearch(note_search)}
      where root_org_id = ${root_org_id} and company_id = ${company_id} and publish_id = ${publish_id}`.execute(db);
}

async function up(db: Kysely<never>): Promise<void> {
  await keyAddresses(db);
  await foldArabic(db);
}

/** A domain in its two spellings is one from now on (RFC 5890), and a word with and without the signs of Arabic is one to a search. */
export const domainKeys: Migration = { up };
