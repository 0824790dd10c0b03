import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyAudit } from '../../../server/infrastructure/postgres/audit/verifyAudit.ts';
import { PostgresListGenerations } from '../../../server/infrastructure/postgres/companies/PostgresListGenerations.ts';
import { dataRegister } from '../../../server/infrastructure/postgres/personal-data/dataRegister.ts';
import { eraseMerchant, erasePerson } from '../../../server/infrastructure/postgres/personal-data/eraseData.ts';
import {
  exportMerchant,
  exportPerson,
  exportRevisions,
} from '../../../server/infrastructure/postgres/personal-data/exportData.ts';
import type { Tables } from '../../../server/infrastructure/postgres/Tables.ts';
import { anOnboarding } from '../../support/samples/builders.ts';
import { engines } from '../../support/server/databases.ts';
import { startTestServer, type TestServer } from '../../support/server/httpServer.ts';
import { auditOf } from '../../support/server/storedRows.ts';

const SERVICE = '/v1/returns-portal-service';
const ALPHA = `${SERVICE}/OWNER/company/ALPHA`;
const EMAIL = 'ines@alpha.example';
const NAME = 'Ines Ito';
const INES = { rootOrgId: 'OWNER', user: 'INES@alpha.example' };
const FRESH = { rootOrgId: 'OWNER', companyId: 'FRESH' };
const draft = {
  changes: [{ type: 'COMPANY', key: 'company.name', value: 'Alpha Shop' }],
  history: { done: [], undone: [] },
};
const previewed = {
  companyId: 'ALPHA',
  name: 'Company ALPHA',
  carrier: { rootOrgId: 'OWNER', productName: 'RETURNS_PORTAL' },
  features: {},
  products: { RETURNS_PORTAL: { carrierConfig: { carriers: [] } } },
};

describe.each(engines)('personal data on $name', ({ open }) => {
  let server: TestServer;
  let admin: string;
  let ines: string;

  /** Rows of every table as text, by table. */
  const allRows = (): Promise<ReadonlyMap<string, readonly string[]>> =>
    server.database.inMaintenance(async (trx) => {
      const rows = new Map<string, readonly string[]>();
      for (const name of Object.keys(dataRegister) as (keyof Tables)[]) {
        const found = await sql<{
          row: string;
        }>`select own::text as row from ${sql.table(name)} own order by 1`.execute(trx);
        rows.set(
          name,
          found.rows.map(({ row }) => row),
        );
      }
      return rows;
    });
  const tablesWith = async (...texts: readonly string[]): Promise<readonly string[]> =>
    [...(await allRows())].flatMap(([table, rows]) =>
      rows.some((row) => texts.some((text) => row.toLowerCase().includes(text.toLowerCase()))) ? [table] : [],
    );
  const succeeded = ({ statusCode, body }: LightMyRequestResponse): void => {
    if (statusCode >= 300) throw new Error(body);
  };
  const revisionOf = async (merchant: string, authorization: string): Promise<string> =>
    (await server.configuration(merchant, authorization)).json<{ revision: string }>().revision;
  const openPublish = async (company: string, authorization: string, change: object) => {
    const url = `${SERVICE}/OWNER/company/${company}/publishes`;
    const ifMatch = await revisionOf(company, authorization);
    const payload = { changes: [change], note: 'Before the sale' };
    succeeded(await server.send(authorization, 'POST', url, payload, { 'if-match': ifMatch }));
  };
  const onboard = (key: string) =>
    server.send(admin, 'POST', `${SERVICE}/TEST_POST/onboard/`, onboarding, { 'idempotency-key': key });
  const onboarding = anOnboarding({ companyId: 'FRESH', login: EMAIL, contactName: NAME, requestId: 'request-1' });

  beforeAll(async () => {
    server = await startTestServer({}, open);
    admin = await server.authorization('OWNER');
    const staff = await server.authorization('ALPHA');
    const invited = await server.send(staff, 'POST', `${ALPHA}/users`, { name: NAME, email: EMAIL, role: 'staff' });
    await server.setPassword(invited.json<{ link: { token: string } }>().link.token, 'Welcome2026');
    ines = await server.authorization('ALPHA', { username: EMAIL, password: 'Welcome2026' });
    const ifMatch = (await server.send(ines, 'GET', `${ALPHA}/drafts/mine`)).json<{ revision: string }>().revision;
    succeeded(await server.send(ines, 'PUT', `${ALPHA}/drafts/mine`, draft, { 'if-match': ifMatch }));
    await openPublish('ALPHA', ines, { type: 'COMPANY', key: 'company.name', value: 'Alpha Shop' });
    succeeded(await server.send(ines, 'POST', `${ALPHA}/preview-links`, { configuration: previewed }));
    await openPublish('OWNER', admin, { type: 'ONBOARD', key: 'onboarding.FRESH', value: onboarding });
    succeeded(await onboard('an-onboarding-1'));
    await server.settle();
  });
  afterAll(() => server.close());

  it('are in a company’s or a person’s rows only if the register lists the column', async () => {
    const { rows } = await server.database.inMaintenance((trx) =>
      sql<{ table: keyof Tables; columns: readonly string[] }>`
        select table_name as table, array_agg(column_name::text order by column_name) as columns
        from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%'
        group by table_name`.execute(trx),
    );
    expect(rows.map(({ table }) => table).toSorted()).toEqual(Object.keys(dataRegister).toSorted());
    for (const { table, columns } of rows) {
      const { company, person, author } = dataRegister[table];
      const companyColumn = columns.find((name) => name === 'company_id' || name === 'organisation_id');
      expect(company, table).toBe(companyColumn);
      const userColumn = columns.find((name) => name.endsWith('user_id'));
      expect(person ?? author?.id, table).toBe(userColumn);
    }
  });

  it('are exported for a person, without secrets', async () => {
    const exported = await exportPerson(server.database, INES);
    expect(exported).toMatchObject({
      staff: [
        { company_id: 'ALPHA', email: EMAIL, name: NAME },
        { company_id: 'FRESH', email: EMAIL, name: NAME },
      ],
      token_family: [{ organisation_id: 'ALPHA', address: '192.0.2.1' }],
      draft: [{ company_id: 'ALPHA' }],
      publish: [{ company_id: 'ALPHA', actor_name: NAME }],
    });
    expect(exported?.audit?.length).toBeGreaterThan(0);
    expect(JSON.stringify(exported)).not.toMatch(/password_hash|token_hash|sealed|argon2/);
    expect(await exportPerson(server.database, { ...INES, user: 'nobody@alpha.example' })).toBeUndefined();
    expect(await exportPerson(server.database, { ...INES, rootOrgId: 'ARABOWNER' })).toBeUndefined();
  });

  it('of a person are found only in the audit log and in a configuration after an erasure, and other users keep their data', async () => {
    const before = await allRows();
    const erased = await erasePerson(server.database, INES, server.now());
    expect(Object.fromEntries(erased)).toMatchObject({
      staff: 2,
      token_family: 1,
      draft: 1,
      publish: 2,
      preview_link: 1,
    });
    expect(await tablesWith(EMAIL)).toEqual([]);
    // The configuration of FRESH contains the contact name, and lists are searched by it.
    expect(await tablesWith(NAME)).toEqual(['audit', 'company']);
    expect((await server.configuration('ALPHA', ines)).statusCode).toBe(401);
    expect((await server.signIn('ALPHA', { username: EMAIL, password: 'Welcome2026' })).statusCode).toBe(401);
    const after = await allRows();
    const others = (rows: typeof before) => rows.get('staff')?.filter((row) => !row.toLowerCase().includes(EMAIL));
    expect(after.get('staff')).toEqual(others(before));
    for (const table of ['company', 'company_revision', 'organisation_directory', 'rule_checks'])
      expect(after.get(table), table).toEqual(before.get(table));
  });

  it('leave an audit log that is intact and records the erasure once for each account', async () => {
    await server.settle();
    expect(await verifyAudit(server.database)).toMatchObject({ kind: 'intact' });
    expect((await erasePerson(server.database, INES, server.now())).size).toBe(0);
    for (const company of ['ALPHA', 'FRESH']) {
      const actions = (await auditOf(server.database, company)).map(({ action }) => action);
      expect(actions.filter((action) => action === 'user.erased')).toEqual(['user.erased']);
    }
  });

  it('are exported for a merchant with every revision', async () => {
    const exported = await exportMerchant(server.database, FRESH);
    expect(exported).toMatchObject({
      company: [{ company_id: 'FRESH' }],
      onboarding: [{ request_id: 'request-1' }],
    });
    const revisions: unknown[] = [];
    for await (const revision of exportRevisions(server.database, FRESH)) revisions.push(revision);
    expect(revisions).toMatchObject([{ revision: 1, document: { companyId: 'FRESH' } }]);
  });

  it('of a merchant are erased except its audit log and IDs, and other merchants keep their data', async () => {
    const generations = new PostgresListGenerations(server.database);
    const listed = await generations.find('OWNER');
    const before = await allRows();
    expect((await eraseMerchant(server.database, FRESH, server.now())).get('company')).toBe(1);
    expect(await tablesWith('FRESH')).toEqual(['audit', 'audit_head', 'publish']);
    expect(await tablesWith(onboarding.companyName, onboarding.phoneNumber)).toEqual(['audit']);
    const after = await allRows();
    const others = (table: string) => before.get(table)?.filter((row) => !row.includes('FRESH'));
    for (const [table, rows] of after)
      if (!['audit', 'audit_head', 'publish', 'company'].includes(table)) expect(rows, table).toEqual(others(table));
    const now = await generations.find('OWNER');
    expect(now.list).not.toBe(listed.list);
    expect(now.selection).not.toBe(listed.selection);
    expect(await verifyAudit(server.database)).toMatchObject({ kind: 'intact' });
    expect((await auditOf(server.database, 'FRESH')).at(-1)).toMatchObject({ action: 'merchant.erased' });
    expect((await eraseMerchant(server.database, FRESH, server.now())).size).toBe(0);
  });

  it('of an erased merchant do not prevent a new merchant with the same ID', async () => {
    expect((await onboard('an-onboarding-2')).statusCode).toBe(200);
    expect(await verifyAudit(server.database)).toMatchObject({ kind: 'intact' });
  });

  it('of the owner’s own organisation cannot be erased', async () => {
    const owner = { rootOrgId: 'OWNER', companyId: 'OWNER' };
    expect(() => eraseMerchant(server.database, owner, server.now())).toThrow('not a merchant');
  });
});
