import { afterAll, describe, expect, it } from 'vitest';
import { setupOf } from '../../../src/domain/carriers/changes/carrierKey.ts';
import { STEP_UP_LIFE } from '../../../src/domain/shared/lifetimes.ts';
import { SECRET_MASK } from '../../../src/domain/carriers/account/accountSecrets.ts';
import { seed } from '../../support/server/seed.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { usps } from '../../support/samples/secretCarrier.ts';
import { startTestServer } from '../../support/server/httpServer.ts';
import { companyId } from '../../support/samples/builders.ts';
import { storedRevision } from '../../support/server/storedRevision.ts';
import { snapshotOf } from '../../support/server/service.ts';

const COMPANY = '/v1/returns-portal-service/HOUSE/company/S06';
const SECRETS = ['planted0secret0planted0secret000', 'another0secret0another0secret000'] as const;

/** Headers and bodies of all responses. */
const answers: string[] = [];
const server = await startTestServer();
await seed(server.database, aSample(), server.now());
const authorization = await server.authorization('S06');
afterAll(() => server.close());

async function send(
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
) {
  const answer = await server.send(authorization, method, url, payload, headers);
  answers.push(JSON.stringify(answer.headers), answer.body);
  return answer;
}
const change = (value: object, originalValue?: object) => ({
  type: 'COMPANY_CARRIER_CONFIG',
  key: 'carriers.carrier.USPS',
  value,
  originalValue,
});

const onCurrent = async () => {
  const read = await send('POST', '/api/merchant-config', { merchant: 'S06', token: '' });
  return { 'if-match': read.json<{ revision: string }>().revision };
};

/** The carriers of the current revision, as stored in the database. */
const storedCarriers = async () => {
  const document = await storedRevision(server.database, { rootOrgId: 'HOUSE', companyId: companyId('S06') });
  return document.products['RETURNS_PORTAL']?.carrierConfig?.carriers;
};

describe('a secret of a carrier account', () => {
  it('is stored on the service, but appears in no response, history, log or audit entry [CR-6]', async () => {
    const body = { changes: [change(usps(SECRETS[1]), usps(SECRETS[0]))] };
    expect((await send('PUT', `${COMPANY}/carrier-config`, { carriers: [usps(SECRETS[0])] })).statusCode).toBe(200);
    const opened = await send('POST', `${COMPANY}/publishes`, body, { 'if-match': '"r2"' });
    const { publishId } = opened.json<{ publishId: string }>();
    const carriers = [usps(SECRETS[1])];
    await send('PUT', `${COMPANY}/carrier-config`, { carriers }, { 'x-publish-id': publishId });
    expect((await send('POST', `${COMPANY}/publishes/${publishId}/complete`)).statusCode).toBe(200);
    await send('PUT', `${COMPANY}/carrier-config`, {
      carriers: [{ ...usps('0'.repeat(5)), carrierCompanyId: 'USPS' }],
    });
    expect(await storedCarriers()).toEqual([usps(SECRETS[1])]);

    const read = await send('POST', '/api/merchant-config', { merchant: 'S06', token: '' });
    expect(read.json()).toMatchObject({
      products: { RETURNS_PORTAL: { carrierConfig: { carriers: [usps(SECRET_MASK)] } } },
    });
    const { publishes } = (await send('GET', `${COMPANY}/publishes`)).json<{ publishes: { publishId: string }[] }>();
    expect(publishes).toHaveLength(2);
    for (const each of publishes)
      expect((await send('GET', `${COMPANY}/publishes/${each.publishId}`)).statusCode).toBe(200);
    for (const revision of ['r1', 'r2', 'r3'])
      expect((await send('GET', `${COMPANY}/revisions/${revision}`)).statusCode).toBe(200);

    // In the database, only the configuration documents contain the secret.
    const { revisions: _, ...written } = (await snapshotOf(server.database)) as { revisions: unknown };
    const everything = [...answers, server.logged(), JSON.stringify(written)].join('\n');
    expect(everything).toContain(SECRET_MASK);
    for (const secret of SECRETS) expect(everything).not.toContain(secret);
  });

  it('is unchanged if a call sends its masked value [CR-6]', async () => {
    const masked = { ...usps(SECRET_MASK), enabled: false };
    const put = await send('PUT', `${COMPANY}/carrier-config`, { carriers: [masked] }, await onCurrent());
    expect(put.statusCode).toBe(200);
    expect(await storedCarriers()).toEqual([{ ...usps(SECRETS[1]), enabled: false }]);
    const products = { RETURNS_PORTAL: { enabled: true, carrierConfig: { carriers: [usps(SECRET_MASK)] } } };
    const written = await send(
      'POST',
      '/v1/returns-portal-service/HOUSE/update-company/S06',
      { products },
      await onCurrent(),
    );
    expect([written.statusCode, await storedCarriers()]).toEqual([200, [usps(SECRETS[1])]]);
  });

  it('cannot be published without a confirmed identity by announcing only its mask [AU-28]', async () => {
    const tokens = (await server.signIn('S05')).json<{ refresh_token: string }>();
    server.advance(STEP_UP_LIFE);
    const renewed = (await server.refresh(tokens.refresh_token)).json<{ access_token: string }>();
    const company = '/v1/returns-portal-service/HOUSE/company/S05';
    const call = (method: 'POST' | 'PUT', url: string, payload?: object, headers: Record<string, string> = {}) =>
      server.send(`Bearer ${renewed.access_token}`, method, `${company}${url}`, payload, headers);
    const read = await server.configuration('S05', `Bearer ${renewed.access_token}`);
    const { revision } = read.json<{ revision: string }>();
    const preferred = {
      type: 'COMPANY_CARRIER_CONFIG',
      key: 'carriers.default',
      value: { carrierCompanyId: 'USPS' },
    };
    const announce = (secret: string) =>
      call('POST', '/publishes', { changes: [change(setupOf(usps(secret))), preferred] }, { 'if-match': revision });
    expect((await announce(SECRETS[0])).json()).toMatchObject({ type: '/problems/step-up-required' });
    const { publishId } = (await announce(SECRET_MASK)).json<{ publishId: string }>();
    const carriers = [usps(SECRETS[0])];
    const written = await call('PUT', '/carrier-config', { carriers }, { 'x-publish-id': publishId });
    expect(written.statusCode).toBe(200);
    const completed = await call('POST', `/publishes/${publishId}/complete`);
    expect(completed.json()).toMatchObject({
      type: '/problems/changes-differ',
      errors: [{ pointer: '/changes/carriers.carrier.USPS' }],
    });
  });
});
