import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { noDraft } from '../../../src/domain/changes/drafts/draft.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { startTestServer } from '../../support/server/httpServer.ts';
import { seed } from '../../support/server/seed.ts';
import { actForMerchant } from '../../support/server/actForMerchant.ts';

const SECRET = 'planted0secret0planted0secret000';
const COMPANY = '/v1/returns-portal-service/HOUSE/company/S06';
const MINE = `${COMPANY}/drafts/mine`;

const change = {
  type: 'COMPANY_CARRIER_CONFIG',
  key: 'carriers.carrier.USPS',
  value: { carrierCompanyId: 'USPS', enabled: true, account: { accountNumber: SECRET } },
};
const content = {
  changes: [change],
  history: { done: [[{ key: change.key, after: change }]], undone: [] },
};

const server = await startTestServer();
await seed(server.database, aSample(), server.now());
const people = {
  staff: await server.authorization('S06'),
  admin: await server.authorization('HOUSE', { username: 'admin@house.example' }),
  neighbour: await server.authorization('S07'),
};
afterAll(() => server.close());

type Headers = Record<string, string>;
const send = (authorization: string, method: 'GET' | 'PUT' | 'DELETE' | 'POST', body?: object, headers: Headers = {}) =>
  server.send(authorization, method, MINE, body, headers);
const revisionOf = async (authorization: string): Promise<string> =>
  (await send(authorization, 'GET')).json<{ revision: string }>().revision;
const storeDraft = async (authorization: string, body: object = content, headers: Headers = {}) =>
  send(authorization, 'PUT', body, { 'if-match': await revisionOf(authorization), ...headers });

/** Every row of every table, as text. */
const everything = () =>
  server.database.inMaintenance(async (trx) => {
    const tables = await sql<{ name: string }>`select tablename as name from pg_tables
      where schemaname = 'public'`.execute(trx);
    const texts: string[] = [];
    for (const { name } of tables.rows) {
      const rows = await sql<{ row: string }>`select ${sql.table(name)}::text as row from ${sql.table(name)}`.execute(
        trx,
      );
      texts.push(...rows.rows.map(({ row }) => row));
    }
    return texts.join('\n');
  });
const draftRows = () =>
  server.database.inMaintenance((trx) => trx.selectFrom('draft').selectAll().where('company_id', '=', 'S06').execute());

describe("a user's draft on the service", () => {
  it('is replaced or deleted only if the request contains its current revision [PC-9]', async () => {
    expect((await send(people.staff, 'PUT', content)).statusCode).toBe(428);
    expect((await send(people.staff, 'DELETE')).statusCode).toBe(428);
  });

  it('is visible to no other user; an admin in review mode has a separate draft [PC-9] [RT-2]', async () => {
    await storeDraft(people.staff);
    expect((await send(people.neighbour, 'GET')).statusCode).toBe(404);
    expect((await storeDraft(people.neighbour, content, { 'if-match': noDraft.revision })).statusCode).toBe(404);
    expect((await send(people.admin, 'GET')).statusCode).toBe(404);
    await actForMerchant(server, COMPANY, people.admin);
    expect((await send(people.admin, 'GET')).json()).toEqual(noDraft);
    expect((await storeDraft(people.admin, { ...content, changes: [] })).statusCode).toBe(200);
    expect((await send(people.staff, 'GET')).json()).toMatchObject(content);
  });

  it('is never stored unencrypted, even if it contains no secret [CR-6] [PC-9]', async () => {
    await storeDraft(people.staff, content, { 'idempotency-key': 'kept-once' });
    await send(people.staff, 'PUT', content, { 'if-match': noDraft.revision, 'idempotency-key': 'refused-once' });
    const texts = await everything();
    expect(texts).toContain('kept-once');
    expect(texts).toContain('refused-once');
    const hex = (text: string) => Buffer.from(text).toString('hex');
    for (const secretText of [SECRET, hex(SECRET), 'carriers.carrier.USPS', hex('carriers.carrier.USPS')])
      expect(texts).not.toContain(secretText);
    expect(server.logged()).not.toContain(SECRET);
  });

  it('cannot be decrypted if its row is assigned to another user or modified [PC-9]', async () => {
    await storeDraft(people.staff);
    const [mine] = (await draftRows()).filter(({ user_id }) => user_id === 's06-staff');
    if (!mine) throw new Error('there is no draft');
    const write = (sealed: Buffer) =>
      server.database.inMaintenance((trx) =>
        trx.updateTable('draft').set({ sealed }).where('user_id', '=', 'house-admin').execute(),
      );
    await write(mine.sealed);
    const opened = await send(people.admin, 'GET');
    expect(opened.json()).toEqual(noDraft);
    // An unreadable draft is treated as missing, so it can be replaced.
    expect((await storeDraft(people.admin)).statusCode).toBe(200);
    expect((await send(people.admin, 'GET')).json()).toMatchObject(content);
    await write(Buffer.from(mine.sealed.toReversed()));
    expect((await send(people.admin, 'GET')).json()).toEqual(noDraft);
  });

  it('is rejected if the draft exceeds the size limit [PC-9]', async () => {
    const many = Array.from({ length: 5001 }, (_, index) => ({ ...change, key: `k${index}` }));
    expect((await storeDraft(people.staff, { ...content, changes: many })).statusCode).toBe(400);
    const steps = Array.from({ length: 201 }, () => []);
    expect((await storeDraft(people.staff, { ...content, history: { done: steps, undone: [] } })).statusCode).toBe(400);
    const long = { ...change, value: 'x'.repeat(4 * 1024 * 1024) };
    expect((await storeDraft(people.staff, { ...content, changes: [long] })).statusCode).toBe(413);
    const logo = { ...change, value: 'x'.repeat(2 * 1024 * 1024) };
    expect((await storeDraft(people.staff, { ...content, changes: [logo] })).statusCode).toBe(200);
  });
});
