import { afterAll, describe, expect, it, vi } from 'vitest';
import { PostgresCompanyRepository } from '../../../server/infrastructure/postgres/companies/PostgresCompanyRepository.ts';
import { companyId } from '../../support/samples/builders.ts';
import { addRevision } from '../../support/server/addRevision.ts';
import { rewriteRevision } from '../../support/server/rewriteRevision.ts';
import { startTestServer } from '../../support/server/httpServer.ts';

/** Values that an earlier release accepted and that are invalid today. */
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

const server = await startTestServer();
await rewriteRevision(server.database, 'ALPHA', (document) => ({ ...document, ...EARLIER }));
const authorization = await server.authorization('ALPHA');
afterAll(() => server.close());

const patch = async (url: string, payload: object) =>
  (await server.send(authorization, 'PATCH', url, payload)).statusCode;
const setTier = (tier: number) =>
  patch('/v1/asset-management/OWNER/ALPHA/1.0/', { config: { DOMESTIC_PRICING_TIERS: tier } });
const setSettings = (settings: object) => patch('/v1/returns-portal-service/OWNER/company/ALPHA/settings', settings);

describe('an invalid setting that was published with an earlier release', () => {
  it('does not prevent changes of other settings', async () => {
    expect(await setSettings({ portalActive: true })).toBe(200);
    expect(await setSettings({ refunds: { ...EARLIER.refunds, includesShipping: true } })).toBe(200);
  });

  it('can be restored after a change, alone or together with other settings [PB-16]', async () => {
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
  ])('is rejected if the invalid value was never published: %s', async (name, value) => {
    expect(await setSettings({ [name]: value })).toBe(400);
  });

  it('is rejected if it is a pricing tier and a different tier was published', async () =>
    expect(await setTier(8)).toBe(400));
});

describe('a write of a value that is invalid today', () => {
  const BETA = { rootOrgId: 'OWNER', companyId: companyId('BETA') };
  let beta: string;
  const write = async (url: string, payload: object) => (await server.send(beta, 'PATCH', url, payload)).statusCode;
  const setBetasTier = (tier: number) =>
    write('/v1/asset-management/OWNER/BETA/1.0/', { config: { DOMESTIC_PRICING_TIERS: tier } });
  const publishSome = async (count: number, name: string) => {
    for (let nth = 0; nth < count; nth += 1) {
      const payload = { orderInstructions: `${name} ${nth}` };
      expect(await write('/v1/returns-portal-service/OWNER/company/BETA/settings', payload)).toBe(200);
    }
  };
  /** Number of revisions that a rejected write reads. */
  const readsOfRefusal = async () => {
    const reads = vi.spyOn(PostgresCompanyRepository.prototype, 'findRevision');
    expect(await setBetasTier(8)).toBe(400);
    const count = reads.mock.calls.length;
    reads.mockRestore();
    return count;
  };

  it('reads no more revisions for a longer history, and still finds an old value that may be restored [PB-16]', async () => {
    beta = await server.authorization('BETA');
    await publishSome(3, 'Before');
    await addRevision(server.database, BETA, (present) => ({
      ...present,
      applicationConfig: { version: '1.0', config: { DOMESTIC_PRICING_TIERS: 9 } },
    }));
    expect(await setBetasTier(2)).toBe(200);
    await publishSome(3, 'After');
    const short = await readsOfRefusal();
    await publishSome(30, 'Much later');
    expect(await readsOfRefusal()).toBe(short);
    expect(await setBetasTier(9)).toBe(200);
  });
});
