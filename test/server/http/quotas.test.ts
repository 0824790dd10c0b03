import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../support/server/httpServer.ts';
import { usageOf } from '../../support/server/storedRows.ts';

const HOUR = 60 * 60 * 1000;
const quotas = { bytes: 30_000, writes: 5, uploads: 3 };
const EXCEEDED = { type: '/problems/quota-exceeded', message: 'constants.apiErrors.quotaExceeded' };

const server = await startTestServer({ quotas });
afterAll(() => server.close());

const authorizations = new Map<string, string>();
async function send(companyId: string, method: 'GET' | 'PATCH' | 'POST' | 'PUT', path: string, payload?: object) {
  const authorization = authorizations.get(companyId) ?? (await server.authorization(companyId));
  authorizations.set(companyId, authorization);
  const url = path.replace('{company}', `/v1/returns-portal-service/OWNER/company/${companyId}`);
  return server.send(authorization, method, url, payload);
}
const setInstructions = (companyId: string, orderInstructions: string) =>
  send(companyId, 'PATCH', '{company}/settings', { orderInstructions });
const upload = (companyId: string, version: string, data: Buffer) =>
  send(companyId, 'POST', `/v1/asset-management/OWNER/${companyId}/${version}/upload`, {
    asset: 'logoImage',
    contentType: 'image/png',
    data: data.toString('base64'),
  });
const picture = (width: number) =>
  sharp(randomBytes(width * width * 3), { raw: { width, height: width, channels: 3 } })
    .png()
    .toBuffer();
const assets = () => server.database.inSystem((trx) => trx.selectFrom('asset').select('hash').execute());

describe('the quotas of a merchant', () => {
  it('limit writes per hour, without affecting other merchants', async () => {
    for (let nth = 0; nth < quotas.writes; nth += 1)
      expect((await setInstructions('ALPHA', `${nth}`)).statusCode).toBe(200);
    const refused = await setInstructions('ALPHA', 'One more');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject(EXCEEDED);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    expect((await setInstructions('BETA', 'A neighbour')).statusCode).toBe(200);
    expect((await send('ALPHA', 'GET', '{company}/publishes')).statusCode).toBe(200);
    server.advance(HOUR);
    authorizations.clear();
    expect((await setInstructions('ALPHA', 'Later')).statusCode).toBe(200);
  });

  it('limit uploads per day; refused uploads count but are not stored', async () => {
    const before = await assets();
    expect((await upload('BETA', '1.0', Buffer.from('no picture'))).statusCode).toBe(400);
    expect((await upload('BETA', '7.7', await picture(20))).statusCode).toBe(404);
    expect(await assets()).toEqual(before);
    expect((await upload('BETA', '1.0', await picture(20))).statusCode).toBe(200);
    expect(await assets()).toHaveLength(before.length + 1);
    const refused = await upload('BETA', '1.0', await picture(20));
    expect([refused.statusCode, refused.json()]).toMatchObject([429, EXCEEDED]);
  });

  it('limit stored bytes: reads are allowed, and writes are refused with the reason', async () => {
    server.advance(HOUR);
    authorizations.clear();
    const noise = (): string => randomBytes(1400).toString('base64').slice(0, 1900);
    const statuses: number[] = [];
    for (let round = 0; round < 6 && statuses.at(-1) !== 507; round += 1) {
      for (let nth = 0; nth < quotas.writes; nth += 1)
        statuses.push((await setInstructions('BARE', noise())).statusCode);
      server.advance(HOUR);
      authorizations.clear();
    }
    const refused = await setInstructions('BARE', 'No room');
    expect([refused.statusCode, refused.json()]).toMatchObject([507, EXCEEDED]);
    expect(new Set(statuses)).toEqual(new Set([200, 507]));
    expect((await send('BARE', 'GET', '{company}/publishes')).statusCode).toBe(200);
    expect((await setInstructions('BETA', 'A neighbour again')).statusCode).toBe(200);
  });

  it('count a signup towards the owner, even if no company exists for the organisation', async () => {
    const bytes = async (): Promise<number> => (await usageOf(server.database, 'OWNER'))?.bytes ?? 0;
    const applicant = { contactName: 'Ada Lim', tradingName: 'x'.repeat(60) };
    const signUp = (more: object = {}) =>
      send('OWNER', 'POST', '/v1/prereg/', {
        organisationId: 'NOBODY',
        product: 'RETURNS_PORTAL',
        applicant: { ...applicant, ...more },
      });
    const before = await bytes();
    expect((await signUp()).statusCode).toBe(200);
    const counted = (await bytes()) - before;
    expect(counted).toBeGreaterThan(60);
    expect((await signUp()).statusCode, 'the same again').toBe(200);
    expect((await bytes()) - before).toBe(counted);
    const refused = await signUp({ note: 'x' });
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { errors: [{ pointer: '/applicant/note' }] }]);
  });
});
