import { expect, it } from 'vitest';
import { MERCHANT_NAVIGATION } from '../../support/samples/aSample.ts';
import { anOnboarding, companyId } from '../../support/samples/builders.ts';
import { patchApplicationConfigOf } from '../../../src/domain/application-config/patchApplicationConfigOf.ts';
import { changesBetween } from '../../support/changes.ts';
import type { Gateways, UseGateways } from '../gateways.ts';
import { valueOf } from '../../support/valueOf.ts';

export function adminConfigGatewayContract(use: UseGateways): void {
  it("read returns the owner of a carrier, with the extensions that the owner's service supports [CF-1]", async () => {
    expect(await use().adminConfig.read('USPS')).toMatchObject({
      ok: true,
      value: {
        carrier: 'USPS',
        carrierName: 'Owner Post',
        productName: 'Owner Post Returns',
        rootOrgId: 'HOUSE',
        brandColor: '#4a90e2',
        extensions: { publishSessions: true, history: true, merchantDirectory: true, reviewSessions: true },
      },
    });
    expect(await use().adminConfig.read('YAMATO')).toMatchObject({
      ok: true,
      value: { rootOrgId: 'PLAIN', extensions: { publishSessions: false, merchantDirectory: false } },
    });
  });

  it('read returns `not-found` for an unknown carrier', async () => {
    expect(await use().adminConfig.read('NOBODY')).toMatchObject({ ok: false, error: { kind: 'not-found' } });
  });
}

/** Publishes as the owner HOUSE and as its merchant W15. */
export function ownersOwnConfigurationContract(use: UseGateways): void {
  const navigation = { version: '1', pages: [{ title: 'Shops', url: '/merchants/overview' }] };
  const look = { config: { theme: { primaryColor: '#a01040' } }, features: { navigation } };
  let before: unknown;
  let count = 0;

  const publish = async (id: string, patch: Parameters<Gateways['application']['update']>[1]): Promise<void> => {
    const company = { rootOrgId: 'HOUSE', companyId: companyId(id) };
    const path = { ...company, version: '1.0' };
    count += 1;
    const key = (name: string) => ({ idempotencyKey: `own-${count}-${name}` });
    const read = valueOf(await use().companies.read(company.companyId));
    const { revision = '', configuration } = read;
    const changes = changesBetween(configuration, patchApplicationConfigOf(configuration, patch));
    const opened = await use().publishes.open(company, { revision, changes, ...key('open') });
    const publishId = opened.ok ? opened.value.publishId : '';
    const steps = [
      configuration.applicationConfig ? undefined : await use().application.create(path, { ...key('1'), publishId }),
      await use().application.update(path, patch, { ...key('2'), publishId }),
      await use().application.publish(path, { ...key('3'), publishId }),
    ];
    expect(steps.filter((step) => step?.ok === false)).toEqual([]);
    expect(await use().adminConfig.read('USPS'), 'before it is complete').toEqual(before);
    expect((await use().publishes.complete(company, publishId, key('complete').idempotencyKey)).ok).toBe(true);
  };

  it('read returns no value that a merchant published [CF-1]', async () => {
    before = await use().adminConfig.read('USPS');
    await use().signIn('W15');
    await publish('W15', look);
    expect(await use().adminConfig.read('USPS')).toEqual(before);
  });

  it('read returns the values that the owner published once the publish is completed, and no values of other owners [CF-1]', async () => {
    const other = await use().adminConfig.read('YAMATO');
    await use().signIn('HOUSE', 'admin');
    await publish('HOUSE', look);
    expect(await use().adminConfig.read('USPS')).toMatchObject({
      ok: true,
      value: { brandColor: '#a01040', navigation, productName: 'Owner Post Returns', extensions: { history: true } },
    });
    expect(await use().adminConfig.read('YAMATO')).toEqual(other);
  });

  it('read returns the values from before the owner’s publishes after the owner has removed its published values', async () => {
    const present = before;
    before = await use().adminConfig.read('USPS');
    await publish('HOUSE', { config: { theme: null }, features: { navigation: null } });
    expect(await use().adminConfig.read('USPS')).toEqual(present);
  });

  it('onboard gives a new merchant the default navigation, not the owner’s [OB-1]', async () => {
    before = await use().adminConfig.read('USPS');
    await publish('HOUSE', look);
    await use().onboarding.onboard('USPS', anOnboarding({ companyId: 'FRESH' }), { idempotencyKey: 'onboard-fresh' });
    await use().reviews.open('HOUSE', companyId('FRESH'), 'Setting up');
    const read = await use().companies.read(companyId('FRESH'));
    expect(read).toMatchObject({ ok: true, value: { configuration: { name: expect.any(String) } } });
    expect(read.ok && read.value.configuration.features.navigation).toEqual(MERCHANT_NAVIGATION);
  });
}
