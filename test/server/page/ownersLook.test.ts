import { afterAll, describe, expect, it } from 'vitest';
import { adminConfigSchema } from '../../../contract/branding/adminConfig.ts';
import { bootSchema } from '../../../contract/boot.ts';
import { startTestServer } from '../../support/server/httpServer.ts';

const server = await startTestServer();
afterAll(() => server.close());

const page = async (host = 'localhost') => {
  const { body } = await server.inject({ method: 'GET', url: '/', headers: { host } });
  const boot = /<script type="application\/json" id="boot">(.*?)<\/script>/.exec(body)?.[1] ?? '';
  return { html: body, ...bootSchema.parse(JSON.parse(boot)) };
};
const adminConfig = async () => {
  const response = await server.inject({ method: 'GET', url: '/api/admin-config?carrier=TEST_POST' });
  return adminConfigSchema.parse(response.json());
};
const patch = async (companyId: string, payload: object) => {
  const authorization = await server.authorization(companyId);
  const url = `/v1/asset-management/OWNER/${companyId}/1.0/`;
  return (await server.send(authorization, 'PATCH', url, payload)).statusCode;
};

const navigation = { version: '2', sections: [{ pages: [{ title: 'Shops', url: '/merchants/overview' }] }] };

describe('the published configuration of an owner', () => {
  it('determines the look of the page, whatever a merchant publishes [BR-4]', async () => {
    const before = await page();
    const brandPatch = {
      config: { theme: { primaryColor: '#a01040' }, languages: { default: 'ja' } },
      features: { navigation },
    };
    expect(await patch('ALPHA', brandPatch)).toBe(200);
    expect(await page()).toEqual(before);
  });

  it('determines colour, logo and language from the next request on, also for cached pages [BR-4]', async () => {
    const [before, other] = [await page(), await page('arabic.example')];
    const config = { theme: { primaryColor: '#a01040' }, languages: { offered: ['nl', 'ja'], default: 'nl' } };
    const brandPatch = { config, features: { navigation }, assets: { logoImage: '/assets/own.svg' } };
    expect(await patch('OWNER', brandPatch)).toBe(200);
    const after = await page();
    expect(before.html).toContain('--brand-light-solid:#3278c8');
    expect(after.html).toContain('--brand-light-solid:#a01040');
    expect(after.html).toContain('<html lang="nl"');
    expect(after.adminConfig).toMatchObject({
      productName: 'Test Returns',
      logoUrl: '/assets/own.svg',
      theme: { primaryColor: '#a01040' },
      defaultLanguage: 'nl',
      features: { navigation, multipleLanguageSupport: { enabled: true } },
    });
    expect(await adminConfig()).toEqual(after.adminConfig);
    expect(await page('arabic.example')).toEqual(other);
  });

  it('accepts feature flags that an owner may set, and rejects flags that depend on the service', async () => {
    expect(await patch('OWNER', { features: { shouldCheckForSubBrand: true } })).toBe(200);
    expect((await adminConfig()).features.shouldCheckForSubBrand).toBe(true);
    expect(await patch('OWNER', { features: { shouldCheckForSubBrand: null } })).toBe(200);
    expect((await adminConfig()).features).not.toHaveProperty('shouldCheckForSubBrand');
    expect(await patch('OWNER', { features: { shouldCheckForSubBrand: 'yes' } })).toBe(400);
    expect(await patch('OWNER', { features: { history: true } })).toBe(400);
    expect(await patch('ALPHA', { features: { shouldCheckForSubBrand: true } })).toBe(400);
  });

  it('rejects a navigation that the page could not parse [NV-1]', async () => {
    const sections = [{ placement: 'left', pages: [{ title: 'Shops', url: '/merchants/overview' }] }];
    expect(await patch('OWNER', { features: { navigation: { sections } } })).toBe(400);
  });
});
