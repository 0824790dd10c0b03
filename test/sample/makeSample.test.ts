import { describe, expect, it } from 'vitest';
import { adminConfigSchema } from '../../contract/branding/adminConfig.ts';
import { merchantConfigSchema } from '../../contract/company/merchantConfig.ts';
import { SAMPLE_NOW } from '../../sample/generateMerchants.ts';
import { makeSample } from '../../sample/makeSample.ts';
import { ownPartsOf } from '../../src/domain/merchants/ownPart.ts';
import { carriersToServe, validateAddressByRules } from '../../src/domain/warehouses/address/validateAddressByRules.ts';
import { validateWarehouse } from '../../src/domain/warehouses/validateWarehouse.ts';

const sample = makeSample({ seed: 7, now: SAMPLE_NOW });
const merchants = sample.owners.flatMap((owner) => owner.merchants);
const find = (companyId: string) => merchants.find((merchant) => merchant.companyId === companyId)!;

describe('the sample', () => {
  it('is the same for the same seed and time, and differs for another seed', () => {
    expect(makeSample({ seed: 7, now: SAMPLE_NOW })).toEqual(sample);
    expect(makeSample({ seed: 8, now: SAMPLE_NOW })).not.toEqual(sample);
  });

  it('is unchanged after conversion to JSON and back', () => {
    expect(JSON.parse(JSON.stringify(sample))).toEqual(sample);
  });

  it.each(sample.owners)(
    'has an admin configuration of $carrier that matches the contract [CF-1]',
    ({ adminConfig }) => {
      expect(adminConfigSchema.parse(adminConfig)).toEqual(adminConfig);
    },
  );

  it.each(merchants)(
    'has a configuration of $companyId that matches the contract [CF-2]',
    ({ companyId, configuration }) => {
      expect(merchantConfigSchema.parse(configuration)).toEqual(configuration);
      expect(configuration.companyId).toBe(companyId);
      expect(configuration.revision).toBeUndefined();
    },
  );

  it('contains merchants that inherit address validation, and others with their own setting [PB-9]', () => {
    const own = sample.owners[0]?.merchants.filter(({ configuration }) =>
      ownPartsOf(configuration).includes('address-validation'),
    );
    expect([own?.length, sample.owners[0]?.merchants.length]).toEqual([8, 11]);
  });

  it('contains no duplicate organisation or account', () => {
    const organisations = sample.owners.flatMap((owner) => [
      owner.rootOrgId,
      ...owner.merchants.map((merchant) => merchant.companyId),
    ]);
    const staff = [...sample.owners, ...merchants].flatMap((organisation) => organisation.staff);
    expect(new Set(organisations).size).toBe(organisations.length);
    expect(new Set(staff.map((person) => person.userId)).size).toBe(staff.length);
    expect(new Set(staff.map((person) => person.email)).size).toBe(staff.length);
  });

  it('contains a user with one role and a valid password for every organisation [VL-password]', () => {
    for (const owner of sample.owners) {
      expect(owner.staff.map(({ organisationId, roles }) => ({ organisationId, roles }))).toEqual([
        { organisationId: owner.rootOrgId, roles: ['returns_portal_admin'] },
      ]);
    }
    for (const merchant of merchants) {
      for (const person of merchant.staff)
        expect(person).toMatchObject({
          organisationId: merchant.companyId,
          roles: [expect.stringMatching(/^returns_portal_(merchant|publisher|editor)$/)],
        });
      const active = merchant.staff.filter(({ enabled, password }) => enabled !== false && password !== undefined);
      expect(active.length).toBeGreaterThan(0);
      for (const { password } of active) expect(password).toMatch(/^(?=.*\d)(?=.*[a-z])(?=.*[A-Z]).{8,20}$/);
    }
  });

  it('contains every file that its configurations refer to, named by the hash of its content', async () => {
    const paths = new Set(sample.assets.map((asset) => asset.path));
    const referencedPaths = JSON.stringify(sample.owners).match(/\/assets\/[^"]+/g) ?? [];
    expect(referencedPaths.length).toBeGreaterThan(12);
    expect(referencedPaths.filter((path) => !paths.has(path))).toEqual([]);
    for (const { hash, path, body } of sample.assets) {
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body));
      expect(Buffer.from(digest).toString('hex')).toBe(hash);
      expect(path).toBe(`/assets/${hash}.svg`);
      expect(body).not.toMatch(/<script|href|on\w+=/);
    }
  });

  it('contains rules and defaults that refer only to entries of the same merchant', () => {
    for (const { companyId, configuration } of merchants) {
      const locations = configuration.warehousesConfig!.map((warehouse) => warehouse.locationId);
      expect(configuration.warehousesConfig!.filter((warehouse) => warehouse.default)).toHaveLength(1);
      const routed = JSON.stringify(configuration.rulesConfig).match(/"locationId":"([^"]+)"/g) ?? [];
      for (const route of routed) expect(locations.map((id) => `"locationId":"${id}"`)).toContain(route);
      const codes = configuration.products['RETURNS_PORTAL']!.returnReasons!.reasons.map((each) => each.code);
      expect(new Set(codes).size, companyId).toBe(codes.length);
    }
  });

  it('contains valid addresses, each served by an enabled carrier [WH-6] [WH-7]', () => {
    for (const { companyId, configuration } of merchants)
      for (const warehouse of configuration.warehousesConfig ?? []) {
        expect(validateWarehouse(warehouse), companyId).toBeUndefined();
        const carriers = carriersToServe(configuration, true);
        const { found, invalidCarriers = [] } = validateAddressByRules(warehouse.place?.address ?? {}, carriers);
        expect(found, `${companyId} ${warehouse.locationName}`).toBe(true);
        expect(invalidCarriers.length, companyId).toBeLessThan(Math.max(carriers.length, 1));
      }
  });

  it('contains no rule that lets customers keep the item [RL-1]', () => {
    const returnless = merchants
      .flatMap((merchant) => merchant.configuration.rulesConfig ?? [])
      .filter((rule) => rule.ruleType === 'RETURNLESS_ITEM');
    expect(returnless.length).toBeGreaterThan(0);
    for (const { rule } of returnless) {
      expect(rule.event).toEqual({ type: 'returnlessItem', params: { actionValue: { returnless: true } } });
    }
  });

  it('says in the text of each return reason who pays [PY-1]', () => {
    const paymentOf = (companyId: string) =>
      find(companyId).configuration.products['RETURNS_PORTAL']!.customerPayments!.paymentType;
    expect(paymentOf('NORTHWIND')).toBe('BOTH_PAID');
    expect(paymentOf('BLUEHARBOUR')).toBe('MERCHANT_PAID');
    expect(paymentOf('LAKESHORE')).toBe('CONSUMER_PAID');
  });

  it('contains each case that it should demonstrate', () => {
    expect(find('BLUEHARBOUR').configuration.features.navigation?.version).toBe('1');
    expect(find('SALTMARSH').configuration.features.navigation?.sections?.every((section) => section.withFilters)).toBe(
      true,
    );
    expect(find('OLDMILL').companyEnabled).toBe(false);
    expect(find('PARCELCO')).toMatchObject({ onboarded: false });
    expect(find('PARCELCO')).not.toHaveProperty('lastPublishedAt');
    expect(find('ALNOOR').configuration.portalActive).toBe(false);
    expect(Object.keys(find('GLOBETROT').configuration.products['RETURNS_PORTAL']!.countriesEnabled!)).toHaveLength(40);
    expect(find('STOREFRONT').configuration.inStoreReturns).toEqual({ enabled: true });
    expect(find('DEMO').configuration.features.navigation?.version).toBe('2');
  });
});
