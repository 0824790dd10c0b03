import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server/httpServer.ts';

/** What an earlier release let a merchant publish, all of it refused today. */
const EARLIER = {
  applicationConfig: { version: '1.0', config: { DOMESTIC_PRICING_TIERS: 9 } },
  emailAddresses: { multiCarrierSupportEmail: 'nobody' },
  webhooks: [{ url: 'hook' }],
  termsAndConditionsUrl: 'http://localhost/terms',
  refunds: { enabled: true, restockingFeePercent: 150 },
};
const TODAY = {
  emailAddresses: { multiCarrierSupportEmail: 'help@alpha.example' },
  webhooks: [{ url: 'https://alpha.example/hook' }],
  termsAndConditionsUrl: 'https://alpha.example/terms',
  refunds: { enabled: true, restockingFeePercent: 15 },
};

let server: TestServer;
let authorization: string;
beforeAll(async () => {
  server = await startTestServer();
  await server.database.inMaintenance((trx) =>
    sql`update company_revision set document = document || ${JSON.stringify(EARLIER)}::jsonb where company_id = 'ALPHA'`.execute(
      trx,
    ),
  );
  authorization = await server.authorization('ALPHA');
});
afterAll(() => server.close());

const patch = async (url: string, payload: object) =>
  (await server.inject({ method: 'PATCH', url, headers: { authorization }, payload })).statusCode;
const setTier = (tier: number) =>
  patch('/v1/asset-management/OWNER/ALPHA/1.0/', { config: { DOMESTIC_PRICING_TIERS: tier } });
const setSettings = (settings: object) => patch('/v1/returns-portal-service/OWNER/company/ALPHA/settings', settings);

describe('a setting that an earlier release published and that is refused now', () => {
  it('is refused of nobody who changes something else [CF-7]', async () => {
    expect(await setSettings({ portalActive: true })).toBe(200);
    expect(await setSettings({ refunds: { ...EARLIER.refunds, includesShipping: true } })).toBe(200);
  });

  it('is brought back once it was changed, each by itself and all at once [PB-16] [CF-7]', async () => {
    expect(await setTier(2)).toBe(200);
    expect(await setSettings(TODAY)).toBe(200);
    const { applicationConfig: _, ...settings } = EARLIER;
    for (const [name, value] of Object.entries(settings)) expect(await setSettings({ [name]: value }), name).toBe(200);
    expect(await setSettings(TODAY)).toBe(200);
    expect(await setSettings(settings)).toBe(200);
    expect(await setTier(9)).toBe(200);
  });

  it.each([
    ['emailAddresses', { multiCarrierSupportEmail: 'somebody' }],
    ['webhooks', [{ url: 'hook' }, { url: 'other' }]],
    ['termsAndConditionsUrl', 'http://localhost/other'],
    ['refunds', { enabled: true, restockingFeePercent: 151 }],
  ])('stays refused where nobody ever published it: %s [CF-7]', async (name, value) => {
    expect(await setSettings({ [name]: value })).toBe(400);
  });

  it('stays refused where another tier was published [CF-6]', async () => {
    expect(await setTier(8)).toBe(400);
  });
});
