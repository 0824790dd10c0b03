import { expect, it } from 'vitest';
import { companyId } from '../../support/samples/builders.ts';
import type { UseGateways } from '../gateways.ts';
import { valueOf } from '../../support/valueOf.ts';

/** One red pixel as PNG. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/** Uses the merchants R04 to R07. */
export function applicationConfigGatewayContract(use: UseGateways): void {
  const pathOf = (id: string, version = '1.0') => ({ rootOrgId: 'HOUSE', companyId: companyId(id), version });
  const configurationOf = async (id: string) => valueOf(await use().companies.read(companyId(id))).configuration;
  const key = (name: string) => ({ idempotencyKey: `application-${name}` });
  const done = { ok: true, value: undefined };

  it('create fails if the merchant already has an application configuration', async () => {
    await use().signIn('R04');
    const path = pathOf('R04');
    const missing = await use().application.update(path, { config: { a: 1 } }, key('early'));
    expect(missing).toMatchObject({ ok: false, error: { kind: 'not-found' } });
    expect(await use().application.create(path, key('create'))).toEqual(done);
    expect(await use().application.create(path, key('create'))).toEqual(done);
    expect((await configurationOf('R04')).applicationConfig).toEqual({ version: '1.0', config: {} });
    const again = await use().application.create(path, key('create-again'));
    expect(again).toMatchObject({ ok: false, error: { kind: 'rejected' } });
  });

  it('update merges changes into the application configuration, and removes values that are null in the changes [CT-3]', async () => {
    await use().signIn('R05');
    const path = pathOf('R05');
    await use().application.create(path, key('r05-create'));
    const theme = { primaryColor: '#123456', headerLogoSize: 'small' };
    const footer = { privacyPolicyUrl: 'https://a.example' };
    expect(await use().application.update(path, { config: { theme }, features: { footer } }, key('r05-1'))).toEqual(
      done,
    );
    const patch = { config: { theme: { primaryColor: null, hoverPrimaryColor: '#abcdef' } } };
    expect(await use().application.update(path, patch, key('r05-2'))).toEqual(done);
    expect(await configurationOf('R05')).toMatchObject({
      applicationConfig: {
        version: '1.0',
        config: { theme: { headerLogoSize: 'small', hoverPrimaryColor: '#abcdef' } },
      },
      features: { footer },
    });
    expect((await configurationOf('R05')).applicationConfig).not.toHaveProperty('config.theme.primaryColor');
  });

  it('uploadLogo stores a logo, and a later update can remove the logo', async () => {
    await use().signIn('R06');
    const path = pathOf('R06');
    await use().application.create(path, key('r06-create'));
    expect(await use().application.uploadLogo(path, { contentType: 'image/png', data: PIXEL }, key('r06-1'))).toEqual(
      done,
    );
    expect((await configurationOf('R06')).assets?.logoImage).toMatch(/^(\/assets\/|data:image\/png)/);
    await use().application.update(path, { assets: { logoImage: null } }, key('r06-2'));
    expect((await configurationOf('R06')).assets?.logoImage).toBeUndefined();
  });

  it('update with a publish id changes only the publish draft until the publish is completed', async () => {
    await use().signIn('R07');
    const path = pathOf('R07');
    const company = { rootOrgId: 'HOUSE', companyId: companyId('R07') };
    const read = await use().companies.read(path.companyId);
    const revision = read.ok ? (read.value.revision ?? '') : '';
    const changes = [
      { type: 'APPLICATION_CONFIG_MERCHANT', key: 'applicationConfig.config.DUE_DATE_DAYS', value: 30 } as const,
    ];
    const opened = await use().publishes.open(company, { revision, changes, idempotencyKey: 'open-r07' });
    const publishId = opened.ok ? opened.value.publishId : '';
    const within = (name: string) => ({ ...key(name), publishId });
    expect(await use().application.create(path, within('r07-create'))).toEqual(done);
    const patch = { config: { DUE_DATE_DAYS: 30 } };
    expect(await use().application.update(path, patch, within('r07-1'))).toEqual(done);
    expect(await use().application.publish(path, within('r07-2'))).toEqual(done);
    expect((await configurationOf('R07')).applicationConfig).toBeUndefined();
    expect((await use().publishes.complete(company, publishId, 'complete-r07')).ok).toBe(true);
    expect((await configurationOf('R07')).applicationConfig).toEqual({ version: '1.0', ...patch });
  });
}
