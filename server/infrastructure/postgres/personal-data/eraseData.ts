import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { AuditAction } from '../../../../src/domain/activity/activityKinds.ts';
import type { PendingChange } from '../../../../src/domain/changes/pendingChange.ts';
import type { CompanyId } from '../../../../src/domain/company/companyId.ts';
import { companyOf } from '../../../../src/domain/onboarding/commandOutcomes.ts';
import { parseNewMerchant } from '../../../../src/domain/onboarding/onboardingCommand.ts';
import { addressKey } from '../../../../src/domain/users/addressKey.ts';
import { PostgresAuditLog } from '../audit/PostgresAuditLog.ts';
import type { OwnedDatabase } from '../connection/Database.ts';
import { equal, json } from '../connection/statement.ts';
import type { Row, Tables } from '../Tables.ts';
import { blankTexts } from './blankTexts.ts';
import { registeredTables } from './dataRegister.ts';
import { isOfCompany, type Company } from './exportData.ts';
import { findAccounts, type PersonQuery } from './findAccounts.ts';

/** Number of deleted and changed rows, by table. Empty if there was nothing to erase. */
export type ErasedRows = ReadonlyMap<string, number>;

/** Author of the audit entries that record an erasure. */
const OPERATOR = { userId: 'operator', name: 'Operator' };

/** Properties of an onboarding or a sign-up that identify it and contain no personal data. */
const IDENTIFIERS: ReadonlySet<string> = new Set(['companyId', 'organisationId', 'requestId', 'copyFrom']);

/**
 * Deletes a person's accounts, sign-ins and drafts, and the person's name in all other rows. Does not change the audit
 * log, because each entry is hashed. Adds one entry per account to the log.
 */
export function erasePerson(database: OwnedDatabase, person: PersonQuery, now: number): Promise<ErasedRows> {
  const { rootOrgId } = person;
  return database.inMaintenance(async (trx) => {
    const { userIds, accounts } = await findAccounts(trx, person);
    const isAny = (column: string) => sql`root_org_id = ${rootOrgId} and ${sql.ref(column)} = any(${userIds}::text[])`;
    const names = accounts.map(({ name }) => name);
    const statements = new Map<string, RawBuilder<unknown>>([
      [
        'preview_link',
        sql`update preview_link set created_by = ''
          where root_org_id = ${rootOrgId} and created_by = any(${names}::text[]) and created_by <> ''`,
      ],
    ]);
    for (const [table, { person: id, author, isKept }] of registeredTables)
      if (isKept) continue;
      else if (id) statements.set(table, sql`delete from ${sql.table(table)} where ${isAny(id)}`);
      else if (author) {
        const name = sql.ref(author.name);
        const unnamed = sql`update ${sql.table(table)} set ${name} = '' where ${isAny(author.id)} and ${name} <> ''`;
        statements.set(table, unnamed);
      }
    const erased = await inOneStatement(trx, statements);
    for (const account of accounts) for (const table of await eraseContact(trx, account)) addOne(erased, table);
    const companies = accounts.length > 0 ? accounts : [{ company_id: rootOrgId, user_id: person.user }];
    if (erased.size > 0)
      for (const { company_id: companyId, user_id: userId } of companies)
        await record(trx, { rootOrgId, companyId }, 'user.erased', { userId }, now);
    return erased;
  });
}

/**
 * Deletes all rows of a merchant, and its data in the publishes with which its owner onboarded it. The merchant's audit
 * log stays, and gets one entry. Throws if the company is the owner's own organisation.
 */
export function eraseMerchant(database: OwnedDatabase, company: Company, now: number): Promise<ErasedRows> {
  const { rootOrgId, companyId } = company;
  if (companyId === rootOrgId) throw new Error(`${companyId} is the organisation of the owner, not a merchant.`);
  return database.inMaintenance(async (trx) => {
    const statements = new Map<string, RawBuilder<unknown>>();
    for (const [table, { company: column, isKept }] of registeredTables)
      if (column && !isKept)
        statements.set(table, sql`delete from ${sql.table(table)} where ${isOfCompany(column, company)}`);
    const erased = await inOneStatement(trx, statements);
    const rewritten = await rewritePublishes(trx, rootOrgId, [companyId], (change) => {
      const merchant = parseNewMerchant(change);
      if (!merchant || companyOf(merchant).toUpperCase() !== companyId) return change;
      return { ...change, value: blankTexts(change.value, (_text, property) => !IDENTIFIERS.has(property)) };
    });
    for (const table of rewritten) addOne(erased, table);
    if (erased.size === 0) return erased;
    // Change the row of the owner's organisation, because cached lists do not notice a deleted row.
    await sql`update company set selected = pg_current_xact_id()::text::bigint
      where ${equal({ root_org_id: rootOrgId, company_id: rootOrgId })}`.execute(trx);
    await record(trx, company, 'merchant.erased', {}, now);
    return erased;
  });
}

/** Runs statements at once, so that the order of tables that refer to each other does not matter. */
async function inOneStatement(
  trx: Transaction<Tables>,
  statements: ReadonlyMap<string, RawBuilder<unknown>>,
): Promise<Map<string, number>> {
  const parts = [...statements].map(
    ([table, statement]) => sql`${sql.ref(`of_${table}`)} as (${statement} returning 1)`,
  );
  const counts = [...statements.keys()].map(
    (table) => sql`select ${sql.lit(table)} as name, count(*)::int as count from ${sql.table(`of_${table}`)}`,
  );
  const { rows } = await sql<{ name: string; count: number }>`
    with ${sql.join(parts)} ${sql.join(counts, sql` union all `)}`.execute(trx);
  return new Map(rows.flatMap(({ name, count }) => (count > 0 ? [[name, count] as const] : [])));
}

/** Deletes address and name of a person from the contacts of merchants. Returns the table of each changed row. */
async function eraseContact(trx: Transaction<Tables>, { root_org_id: rootOrgId, email, name }: Row<'staff'>) {
  const key = addressKey(email);
  const isContact = (text: string, property: string): boolean =>
    text === email || (key !== undefined && addressKey(text) === key) || (property === 'contactName' && text === name);
  const without = (value: unknown) => blankTexts(value, isContact);
  const changed: string[] = [];
  const onboardings = await trx.selectFrom('onboarding').selectAll().where('root_org_id', '=', rootOrgId).execute();
  for (const { company_id, payload } of onboardings) {
    const next = without(payload);
    if (JSON.stringify(next) === JSON.stringify(payload)) continue;
    await sql`update onboarding set payload = ${json(next)}
      where ${equal({ root_org_id: rootOrgId, company_id })}`.execute(trx);
    changed.push('onboarding');
  }
  const signups = await trx.selectFrom('signup').selectAll().where('root_org_id', '=', rootOrgId).execute();
  for (const { company_id, signup_id, applicant } of signups) {
    const next = without(applicant);
    if (JSON.stringify(next) === JSON.stringify(applicant)) continue;
    await sql`update signup set applicant = ${json(next)}
      where ${equal({ root_org_id: rootOrgId, company_id, signup_id })}`.execute(trx);
    changed.push('signup');
  }
  const withoutContact = (change: PendingChange) => ({ ...change, value: without(change.value) });
  return [...changed, ...(await rewritePublishes(trx, rootOrgId, [email, name], withoutContact))];
}

/**
 * Rewrites the changes in publishes of the owner that contain one of the texts. Returns the table name `publish` once
 * per changed row.
 */
async function rewritePublishes(
  trx: Transaction<Tables>,
  rootOrgId: string,
  texts: readonly string[],
  rewrite: (change: PendingChange) => PendingChange,
): Promise<readonly string[]> {
  const escaped = texts.map((text) => JSON.stringify(text).slice(1, -1).toLowerCase());
  const publishes = await trx
    .selectFrom('publish')
    .select(['publish_id', 'changes', 'named'])
    .where(equal({ root_org_id: rootOrgId, company_id: rootOrgId }))
    .where(sql<boolean>`exists (select from unnest(${escaped}::text[]) sought
      where strpos(lower(changes::text), sought) > 0)`)
    .execute();
  const rewritten: string[] = [];
  for (const { publish_id, changes, named } of publishes) {
    const next = (changes as PendingChange[]).map(rewrite);
    if (JSON.stringify(next) === JSON.stringify(changes)) continue;
    await trx
      .updateTable('publish')
      .set({ changes: json(next), named: JSON.stringify((JSON.parse(named) as PendingChange[]).map(rewrite)) })
      .where(equal({ root_org_id: rootOrgId, company_id: rootOrgId, publish_id }))
      .execute();
    rewritten.push('publish');
  }
  return rewritten;
}

const addOne = (erased: Map<string, number>, table: string) => erased.set(table, (erased.get(table) ?? 0) + 1);

const record = (
  trx: Transaction<Tables>,
  { rootOrgId, companyId }: Company,
  action: AuditAction,
  detail: Readonly<Record<string, unknown>>,
  at: number,
): Promise<void> =>
  new PostgresAuditLog(trx, { rootOrgId, companyId: companyId as CompanyId }).append({
    at,
    actor: OPERATOR,
    action,
    detail,
  });
