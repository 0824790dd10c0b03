import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENDED_PREVIEW_LINK_LIFE, PREVIEW_LINK_LIFE } from '../../../src/domain/shared/lifetimes.ts';
import { actForMerchant } from '../../support/server/actForMerchant.ts';
import { startTestServer, type TestServer } from '../../support/server/httpServer.ts';
import { usageOf } from '../../support/server/storedRows.ts';

const COMPANY = '/v1/returns-portal-service/OWNER/company/ALPHA';
const configuration = {
  companyId: 'BETA',
  name: 'Somebody else',
  carrier: { rootOrgId: 'ELSEWHERE', productName: 'OTHER' },
  orderInstructions: 'Not published yet',
  termsAndConditionsUrl: `https://shop.example/${'x'.repeat(400)}`,
  features: {},
  products: { RETURNS_PORTAL: { carrierConfig: { carriers: [] } } },
};
type Made = { readonly link: { readonly linkId: string }; readonly token: string };

let server: TestServer;
let staff: string;
beforeAll(async () => {
  server = await startTestServer({ quotas: { bytes: 0, writes: 1000, uploads: 0 } });
  staff = await server.authorization('ALPHA');
});
afterAll(() => server.close());

const send = (method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object, authorization = staff) =>
  server.send(authorization, method, `${COMPANY}/preview-links${path}`, payload);
const make = async (authorization = staff): Promise<Made> => {
  const made = await send('POST', '', { configuration }, authorization);
  expect(made.statusCode).toBe(201);
  return made.json<Made>();
};
const open = (token: string, remoteAddress = '203.0.113.7') =>
  server.inject({
    method: 'POST',
    url: '/v1/returns-portal-service/preview-links/open',
    payload: { token },
    remoteAddress,
  });
const bytes = async (): Promise<number> => (await usageOf(server.database, 'ALPHA'))?.bytes ?? 0;
/** Total size of the snapshots of a company's preview links, in bytes. */
const shownBytes = async (): Promise<number> =>
  (await all('preview_snapshot')).reduce((sum, row) => sum + row.bytes, 0);
const all = (table: 'preview_link' | 'preview_snapshot') =>
  server.database.inMaintenance((trx) => trx.selectFrom(table).selectAll().execute());

describe('preview links on the service', () => {
  it('open without a session, and contain only the company’s own name and what customers see', async () => {
    const { token } = await make();
    const opened = await open(token);
    expect(opened.statusCode).toBe(200);
    expect(opened.headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(opened.headers['cache-control']).toBe('no-store');
    expect(opened.headers['referrer-policy']).toBe('no-referrer');
    expect(opened.json()).toMatchObject({
      state: 'open',
      configuration: { companyId: 'ALPHA', orderInstructions: 'Not published yet', carrier: { rootOrgId: 'OWNER' } },
    });
    expect(opened.body).not.toMatch(/secret-|Somebody else/);
  });

  it('are stored only as hashes: no table, log or other response contains their token', async () => {
    const { token } = await make();
    await open(token);
    const stored = JSON.stringify([await all('preview_link'), await all('preview_snapshot')]);
    expect(stored).not.toContain(token);
    expect(stored).not.toMatch(/secret-/);
    expect((await send('GET')).body).not.toContain(token);
    expect(server.logged()).not.toContain(token);
    const audit = await server.database.inMaintenance((trx) => trx.selectFrom('audit').select('detail').execute());
    expect(JSON.stringify(audit)).not.toContain(token);
  });

  it('are recorded in the audit log with the acting user when they are created and revoked', async () => {
    const admin = await server.authorization('OWNER');
    expect((await send('GET', '', undefined, admin)).statusCode).toBe(404);
    await actForMerchant(server, COMPANY, admin);
    const { link } = await make(admin);
    expect((await send('DELETE', `/${link.linkId}`)).statusCode).toBe(204);
    expect((await send('DELETE', `/${link.linkId}`)).statusCode, 'twice').toBe(204);
    const rows = await server.database.inMaintenance((trx) =>
      trx
        .selectFrom('audit')
        .selectAll()
        .where('action', 'like', 'preview-link.%')
        .where('detail', 'like', `%${link.linkId}%`)
        .orderBy('sequence')
        .execute(),
    );
    expect(rows.map(({ action, on_behalf_of: onBehalf }) => ({ action, onBehalf }))).toEqual([
      { action: 'preview-link.created', onBehalf: 'ALPHA' },
      { action: 'preview-link.revoked', onBehalf: null },
    ]);
  });

  it("count towards the company's byte quota until they are revoked or expire", async () => {
    const before = await bytes();
    const first = await make();
    const one = (await bytes()) - before;
    expect(one).toBeGreaterThan(0);
    await send('DELETE', `/${first.link.linkId}`);
    expect((await bytes()) - before, 'what the audit log says of it stays').toBeLessThan(one);
    const last = await make();
    const [after, shown] = [await bytes(), await shownBytes()];
    server.advance(PREVIEW_LINK_LIFE);
    await server.purge();
    expect(await all('preview_snapshot')).toEqual([]);
    expect(after - (await bytes())).toBe(shown);
    expect((await open(last.token)).json<{ state: string }>().state).toBe('expired');
    server.advance(ENDED_PREVIEW_LINK_LIFE);
    await server.purge();
    expect(await all('preview_link')).toEqual([]);
    expect((await open(last.token)).statusCode).toBe(404);
    staff = await server.authorization('ALPHA');
  });

  it('are served from memory until they are revoked', async () => {
    const { token, link } = await make();
    const first = (await open(token)).json();
    await server.database.inMaintenance((trx) => trx.deleteFrom('preview_snapshot').execute());
    expect((await open(token)).json()).toEqual(first);
    await send('DELETE', `/${link.linkId}`);
    expect((await open(token)).json()).toEqual({ state: 'revoked' });
  });

  it('block a network that guesses tokens, but still accept a valid token from that network', async () => {
    const { token } = await make();
    const responses = [];
    for (let nth = 0; nth < 15; nth += 1) responses.push((await open(`guessed-${nth}`)).statusCode);
    expect(responses.slice(0, 5)).toEqual([404, 404, 404, 404, 404]);
    expect(responses.at(-1)).toBe(429);
    expect((await open('guessed', '203.0.113.8')).statusCode, 'of another network').toBe(404);
    expect((await open(token)).statusCode, 'with a right token').toBe(200);
    expect((await server.signIn('ALPHA', { address: '203.0.113.7' })).statusCode, 'signing in').toBe(200);
  });

  it('are limited in size by the contract', async () => {
    expect((await open('')).statusCode).toBe(400);
    expect((await open('x'.repeat(513))).statusCode).toBe(400);
    expect((await send('POST', '', {})).statusCode).toBe(400);
    const large = { configuration: { ...configuration, orderInstructions: 'x'.repeat(4_200_000) } };
    expect((await send('POST', '', large)).statusCode).toBe(413);
  });
});
