import { afterAll, describe, expect, it } from 'vitest';
import { noChecks } from '../../../src/domain/rule-checks/writeChecks.ts';
import { startTestServer } from '../../support/server/httpServer.ts';
import { actForMerchant } from '../../support/server/actForMerchant.ts';
import { auditOf } from '../../support/server/storedRows.ts';

const COMPANY = '/v1/returns-portal-service/OWNER/company/ALPHA';
const quotas = { bytes: 0, writes: 4, uploads: 0 };
const aCheck = (id: string, name = `Check ${id}`) => ({
  id,
  name,
  item: { tags: ['sale'] },
  askedAfter: 0,
  expected: [{ of: 'verdict', is: 'returnable' }],
});

const server = await startTestServer({ quotas });
const staff = await server.authorization('ALPHA');
afterAll(() => server.close());

const send = (method: 'GET' | 'PUT', body?: object, headers: Record<string, string> = {}, authorization = staff) =>
  server.send(authorization, method, `${COMPANY}/checks`, body, headers);
const putChecks = (
  checks: readonly object[],
  revision: string,
  more: Record<string, string> = {},
  authorization = staff,
) => send('PUT', { checks }, { 'if-match': revision, ...more }, authorization);
const changes = async () => {
  const rows = await auditOf(server.database, 'ALPHA');
  return rows
    .filter(({ action }) => action === 'rule-checks.changed')
    .map(({ detail, actor_name: actor, on_behalf_of: onBehalfOf }) => ({
      detail: JSON.parse(detail) as unknown,
      actor,
      onBehalfOf,
    }));
};

describe('rule checks on the service', () => {
  it('can be replaced only with their current revision, are audited by name, and count towards the write quota [RL-7]', async () => {
    expect((await send('PUT', { checks: [] })).statusCode).toBe(428);
    const first = await putChecks([aCheck('a'), aCheck('b')], noChecks.revision);
    expect(first.statusCode).toBe(200);
    const { revision } = first.json<{ revision: string }>();
    const stale = await putChecks([], noChecks.revision, { 'idempotency-key': 'stale' });
    expect(stale.statusCode).toBe(412);
    const present = { revision, checks: [aCheck('a'), aCheck('b')] };
    expect(stale.json()).toMatchObject({ type: '/problems/stale-checks', present });
    const second = await putChecks([aCheck('b', 'Renamed'), aCheck('c')], revision);
    const now = second.json<{ revision: string }>().revision;
    expect((await putChecks([], noChecks.revision, { 'idempotency-key': 'stale' })).json()).toMatchObject({
      present: { revision: now },
    });
    const onBehalf = { actor: expect.any(String), onBehalfOf: null };
    expect(await changes()).toMatchObject([
      { ...onBehalf, detail: { count: 2, added: ['Check a', 'Check b'], changed: [], removed: [] } },
      { ...onBehalf, detail: { count: 2, added: ['Check c'], changed: ['Renamed'], removed: ['Check a'] } },
    ]);

    const authorization = await server.authorization('OWNER');
    expect((await send('GET', undefined, {}, authorization)).statusCode).toBe(404);
    await actForMerchant(server, COMPANY, authorization);
    expect((await putChecks([aCheck('c')], now, {}, authorization)).statusCode).toBe(200);
    expect((await changes()).at(-1)).toMatchObject({ onBehalfOf: 'ALPHA', detail: { removed: ['Renamed'] } });
    const { revision: last } = (await send('GET')).json<{ revision: string }>();
    const refused = [await putChecks([], last), await putChecks([], last)].at(-1);
    expect(refused?.statusCode).toBe(429);
  });

  it('are rejected by the contract if a check is invalid or too large', async () => {
    const { revision } = (await send('GET')).json<{ revision: string }>();
    for (const check of [
      { ...aCheck('a'), expected: [{ of: 'WEATHER', is: 'sunny' }] },
      { ...aCheck('a'), item: { purchaseDate: 'tomorrow' } },
      { ...aCheck('a'), askedAfter: 1.5 },
      { ...aCheck('a'), expected: [{ of: 'REFUND_TRIGGERS', is: { eventType: 'x'.repeat(5000) } }] },
    ])
      expect((await putChecks([check], revision)).statusCode, JSON.stringify(check)).toBe(400);
  });
});
