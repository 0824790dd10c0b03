import { sql, type RawBuilder, type SqlBool, type Transaction } from 'kysely';
import { readCompressedDocument } from '../companies/compressedDocument.ts';
import type { OwnedDatabase } from '../connection/Database.ts';
import { equal } from '../connection/statement.ts';
import type { Tables } from '../Tables.ts';
import { registeredTables, type TableData } from './dataRegister.ts';
import { findAccounts, type PersonQuery } from './findAccounts.ts';

/** Rows by table. A row is an object with the columns of the table. */
export type ExportedRows = Readonly<Partial<Record<keyof Tables, readonly unknown[]>>>;

/** Number of revisions that are read at once, because all revisions of a merchant may not fit in memory. */
const BATCH = 50;

/** Reads the rows that belong to a person or name them as the author. Returns `undefined` if there are none. */
export function exportPerson(database: OwnedDatabase, person: PersonQuery): Promise<ExportedRows | undefined> {
  return database.inMaintenance(async (trx) => {
    const { userIds } = await findAccounts(trx, person);
    const rows: Partial<Record<keyof Tables, readonly unknown[]>> = {};
    for (const [table, data] of registeredTables) {
      const column = data.person ?? data.author?.id;
      if (column === undefined) continue;
      const isOwn = sql<SqlBool>`root_org_id = ${person.rootOrgId} and ${sql.ref(column)} = any(${userIds}::text[])`;
      const own = await rowsOf(trx, table, data, isOwn);
      if (own.length > 0) rows[table] = own;
    }
    return Object.keys(rows).length > 0 ? rows : undefined;
  });
}

export type Company = { readonly rootOrgId: string; readonly companyId: string };

/** Reads the rows of a merchant, except its revisions. Returns `undefined` if there are none. */
export function exportMerchant(database: OwnedDatabase, company: Company): Promise<ExportedRows | undefined> {
  return database.inMaintenance(async (trx) => {
    const rows: Partial<Record<keyof Tables, readonly unknown[]>> = {};
    for (const [table, data] of registeredTables) {
      if (data.company === undefined || table === 'company_revision') continue;
      const own = await rowsOf(trx, table, data, isOfCompany(data.company, company));
      if (own.length > 0) rows[table] = own;
    }
    const { rows: images } = await sql`select hash, content_type, encode(bytes, 'base64') as base64 from asset
      where hash in (select hash from asset_use where ${isOfCompany('company_id', company)})`.execute(trx);
    if (images.length > 0) rows.asset = images;
    return Object.keys(rows).length > 0 ? rows : undefined;
  });
}

/** Reads the revisions of a merchant, oldest first, with the configuration as `document`. */
export async function* exportRevisions(database: OwnedDatabase, company: Company): AsyncGenerator<unknown> {
  for (let last = 0; ;) {
    const after = last;
    const batch = await database.inMaintenance((trx) =>
      trx
        .selectFrom('company_revision')
        .selectAll()
        .where(isOfCompany('company_id', company))
        .where('revision', '>', after)
        .orderBy('revision')
        .limit(BATCH)
        .execute(),
    );
    for (const { body, ...row } of batch) yield { ...row, document: await readCompressedDocument(body) };
    const [newest] = batch.slice(-1);
    if (!newest) return;
    last = newest.revision;
  }
}

export const isOfCompany = (column: NonNullable<TableData['company']>, { rootOrgId, companyId }: Company) =>
  sql<SqlBool>`${equal({ root_org_id: rootOrgId })} and ${sql.ref(column)} = ${companyId}`;

async function rowsOf(
  trx: Transaction<Tables>,
  table: keyof Tables,
  { omitted = [] }: TableData,
  isOwn: RawBuilder<SqlBool>,
): Promise<readonly unknown[]> {
  const { rows } = await sql<{ row: unknown }>`
    select to_jsonb(own) - ${[...omitted]}::text[] as row from ${sql.table(table)} own where ${isOwn}`.execute(trx);
  return rows.map(({ row }) => row);
}
