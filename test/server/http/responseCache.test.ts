import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ResponseCache } from '../../../server/infrastructure/http/ResponseCache.ts';
import { engines } from '../../support/server/databases.ts';
import { startTestServer, type TestServer } from '../../support/server/httpServer.ts';

const COMPANY = '/v1/returns-portal-service/OWNER/company';
const COMPANIES = '/v1/returns-portal-service/OWNER/companies';

describe.each(engines)('the response cache of a process, while another process writes, on $name', ({ open }) => {
  let here: TestServer;
  let there: TestServer;
  beforeAll(async () => {
    here = await startTestServer({}, open);
    // The other process has the same database and its own cache.
    there = await startTestServer({}, async () => ({ ...here.database, close: async () => undefined }));
  });
  afterAll(async () => {
    await there.close();
    await here.close();
  });

  const read = (merchant: string, authorization: string, server = here) =>
    server.configuration(merchant, authorization);
  const set = async (companyId: string, orderInstructions: string) => {
    const response = await there.send(
      await there.authorization(companyId),
      'PATCH',
      `${COMPANY}/${companyId}/settings`,
      {
        orderInstructions,
      },
    );
    expect(response.statusCode).toBe(200);
  };
  const list = async (authorization: string, query = '') => {
    const response = await here.send(authorization, 'GET', COMPANIES + query);
    return response.json<{ total: number; companies: { companyId: string; lastPublishedAt?: string }[] }>();
  };

  it('returns the new revision with a new entity tag once that revision is current', async () => {
    const staff = await here.authorization('ALPHA');
    const [first, again] = [await read('ALPHA', staff), await read('ALPHA', staff)];
    expect(again.body).toBe(first.body);
    await set('ALPHA', 'Ring twice');
    const after = await read('ALPHA', staff);
    expect(after.json()).toMatchObject({ orderInstructions: 'Ring twice', revision: after.headers['etag'] });
    expect(after.headers['etag']).not.toBe(first.headers['etag']);
    expect(after.headers['cache-control']).toBe('no-store');
    expect((await read('ALPHA', staff, there)).body).toBe(after.body);
  });

  it('returns nothing to a session that has ended', async () => {
    const staff = await here.authorization('ALPHA');
    expect((await read('ALPHA', staff)).statusCode).toBe(200);
    expect((await there.revoke(staff.split(' ')[1] ?? '')).statusCode).toBe(200);
    expect((await read('ALPHA', staff)).statusCode).toBe(401);
  });

  it('returns nothing to a disabled user or to users of a disabled company', async () => {
    const people = { staff: await here.authorization('ALPHA'), others: await here.authorization('BETA') };
    expect((await read('ALPHA', people.staff)).statusCode).toBe(200);
    expect((await read('BETA', people.others)).statusCode).toBe(200);
    const enable = (isEnabled: boolean) =>
      here.database.inMaintenance(async (trx) => {
        await trx.updateTable('staff').set({ enabled: isEnabled }).where('company_id', '=', 'ALPHA').execute();
        await trx.updateTable('company').set({ company_enabled: isEnabled }).where('company_id', '=', 'BETA').execute();
      });
    await enable(false);
    expect((await read('ALPHA', people.staff)).statusCode).toBe(401);
    expect((await read('BETA', people.others)).statusCode).toBe(403);
    await enable(true);
    expect((await read('BETA', people.others)).statusCode).toBe(200);
  });

  it('returns nothing to another company, and to an admin only during a review [RT-2]', async () => {
    const [staff, others, stranger, admin] = await Promise.all(
      ['ALPHA', 'BETA', 'GAMMA', 'OWNER'].map((organisation) => here.authorization(organisation)),
    );
    const ownResponse = await read('ALPHA', staff ?? '');
    for (const caller of [others, stranger, admin]) expect((await read('ALPHA', caller ?? '')).statusCode).toBe(404);
    const url = `${COMPANY}/ALPHA/review-sessions`;
    const headers = { authorization: admin ?? '' };
    const opened = await there.inject({ method: 'POST', url, headers, payload: { reason: 'Asked by telephone' } });
    expect((await read('ALPHA', admin ?? '')).body).toBe(ownResponse.body);
    const { reviewSessionId } = opened.json<{ reviewSessionId: string }>();
    await there.inject({ method: 'DELETE', url: `${url}/${reviewSessionId}`, headers });
    expect((await read('ALPHA', admin ?? '')).statusCode).toBe(404);
  });

  it('returns no merchant list that was read before a merchant changed [RP-1]', async () => {
    const admin = await here.authorization('OWNER');
    const publishedAt = (of: Awaited<ReturnType<typeof list>>) =>
      of.companies.find(({ companyId }) => companyId === 'BETA')?.lastPublishedAt;
    const before = await list(admin);
    expect(await list(admin)).toEqual(before);
    there.advance(1000);
    await set('BETA', 'Ring three times');
    expect(publishedAt(await list(admin))).not.toBe(publishedAt(before));
    expect((await list(admin, '?search=beta')).total).toBe(1);
  });
});

const postgres = engines.filter(({ name }) => name === 'PostgreSQL');

describe.each(postgres)('a merchant list that was cached during an uncommitted write, on $name', ({ open }) => {
  it('is read again after the commit of the write, even if the write started before the list was read [RP-1]', async () => {
    const server = await startTestServer({}, open);
    const authorization = await server.authorization('OWNER');
    const names = async () => {
      const response = await server.send(authorization, 'GET', COMPANIES);
      return response.json<{ companies: { name: string }[] }>().companies.map(({ name }) => name);
    };
    await server.database.inMaintenance(async (trx) => {
      await trx.updateTable('company').set({ name: 'Renamed' }).where('company_id', '=', 'BETA').execute();
      // A later transaction is committed first, and then the list is cached.
      await server.database.inMaintenance((other) =>
        other.updateTable('company').set({ name: 'Also renamed' }).where('company_id', '=', 'ALPHA').execute(),
      );
      expect(await names()).toContain('Also renamed');
      expect(await names()).not.toContain('Renamed');
    });
    expect(await names()).toContain('Renamed');
    await server.close();
  });
});

describe('ResponseCache', () => {
  const text = (sign: string, length: number) => JSON.stringify(sign.repeat(length));

  it('evicts the least recently used responses above its byte limit', async () => {
    const cache = new ResponseCache(10_000);
    let made = 0;
    const ask = (name: string) =>
      cache.find(name, undefined, async () => {
        made += 1;
        return text(name, 3000);
      });
    for (const name of ['a', 'b', 'a', 'c', 'a']) {
      await ask(name);
      expect(cache.size).toBeLessThanOrEqual(10_000);
    }
    expect(made).toBe(3);
    await ask('b');
    expect(made).toBe(4);
    await cache.find('huge', undefined, async () => text('h', 20_000));
    expect(cache.size).toBeLessThanOrEqual(10_000);
  });

  it('creates a response once for simultaneous requests, once per content encoding, and again after a failure', async () => {
    const cache = new ResponseCache();
    let made = 0;
    const make = async () => text(String((made += 1)), 2000);
    await expect(cache.find('a', 'gzip', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    const [first, second] = await Promise.all([cache.find('a', 'gzip', make), cache.find('a', 'gzip', make)]);
    expect(second).toBe(first);
    expect(first.encoding).toBe('gzip');
    expect(gunzipSync(first.body).toString()).toBe(text('1', 2000));
    expect((await cache.find('a', 'br;q=0', make)).encoding).toBeUndefined();
    expect(made).toBe(2);
  });
});
