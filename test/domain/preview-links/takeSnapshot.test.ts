import { describe, expect, it } from 'vitest';
import { makeSample } from '../../../sample/makeSample.ts';
import { assembleParts } from '../../../src/domain/configuration/assembleParts.ts';
import type { CompanyConfiguration } from '../../../src/domain/company/companyConfiguration.ts';
import { withOwnerDefaults } from '../../../src/domain/company/merchantDefaults.ts';
import { previewSnapshot } from '../../../src/domain/preview-links/previewSnapshot.ts';
import { takeSnapshot } from '../../../src/domain/preview-links/takeSnapshot.ts';
import { companyConfigurationOf } from '../../../src/infrastructure/company/companyConfigurationOf.ts';
import { compileRe2Pattern } from '../../../src/infrastructure/patterns/re2PatternEngine.ts';
import { changeRegistry } from '../../support/changes.ts';

const rules = { parts: assembleParts(changeRegistry), compile: compileRe2Pattern };
const sample = makeSample({ seed: 7, now: new Date('2026-11-30T09:00:00Z') });
const merchants = sample.owners.flatMap(({ adminConfig, merchants: all }) =>
  all.flatMap(({ configuration }) => {
    const published = companyConfigurationOf(configuration);
    return published ? [withOwnerDefaults(published, adminConfig.features)] : [];
  }),
);
const northwind = merchants.find(({ companyId }) => companyId === 'NORTHWIND') as CompanyConfiguration;
const snapshot = previewSnapshot(northwind, northwind);
const { productName } = northwind.carrier;
const product = snapshot.products[productName];

/** Removes published content except store networks, because published values are accepted even if invalid. */
const withoutContent = (published: CompanyConfiguration): CompanyConfiguration => {
  const { companyId, name, carrier, isIntegrated, international, carriers, features } = published;
  const { offeredCarriers, offeredStoreNetworks, storeNetworkConfig } = published;
  const { navigation: _, footer: __, ...owners } = features;
  const parts = { companyId, name, carrier, isIntegrated, international, carriers, offeredCarriers };
  return { ...parts, offeredStoreNetworks, storeNetworkConfig, features: owners, products: {} };
};

const refusalOf = (taken: ReturnType<typeof takeSnapshot>) =>
  taken.ok || taken.error.kind !== 'invalid' ? undefined : taken.error.errors?.[0];

const refusedAt = (more: object): unknown =>
  refusalOf(takeSnapshot({ ...snapshot, ...more }, northwind, rules))?.pointer;

describe('takeSnapshot', () => {
  it('accepts the snapshot of every sample merchant [CT-4]', () => {
    for (const published of merchants) {
      const pending = previewSnapshot(published, published);
      for (const before of [published, withoutContent(published)])
        expect(refusalOf(takeSnapshot(pending, before, rules)), published.name).toBeUndefined();
    }
  });

  it.each([
    ['/contactName', { contactName: 'Somebody' }],
    ['/products/OTHER', { name: 'x', products: { ...snapshot.products, OTHER: {} } }],
    ['/refunds/more', { refunds: { enabled: true, more: 1 } }],
    ['/termsAndConditionsUrl', { termsAndConditionsUrl: 'javascript:alert(1)' }],
    ['/orderInstructions', { orderInstructions: 'x'.repeat(1_000_000) }],
    ['/currencyOverride', { currencyOverride: 'EURO' }],
    ['/assets/logoImage', { assets: { logoImage: 'https://elsewhere.example/logo.png' } }],
    ['/assets/logoImage', { assets: { logoImage: 'data:text/html;base64,AAAA' } }],
    ['/features/footer/privacyPolicyUrl', { features: { footer: { privacyPolicyUrl: 'javascript:alert(1)' } } }],
    ['/features/navigation', { features: { navigation: { pages: [] } } }],
    ['/storeNetworkConfig/0/storeNetworkId', { storeNetworkConfig: [{ storeNetworkId: 'UNKNOWN', enabled: true }] }],
    ['/warehousesConfig/0/locationId', { warehousesConfig: [{ locationId: '<b>', enabled: true }] }],
    [
      '/warehousesConfig/0/place/address/line1',
      {
        warehousesConfig: [
          { locationId: 'new-1', enabled: true, place: { address: { line1: 'x'.repeat(500), country: 'AU' } } },
        ],
      },
    ],
  ])('rejects an invalid value with the pointer %s', (pointer, more) => {
    expect(refusedAt(more)).toBe(`/configuration${pointer}`);
  });

  it.each([
    ['/theme/primaryColor', { theme: { primaryColor: 'red;}' } }],
    ['/theme', { theme: 'red' }],
    ['/ORDER_ID_REGEX', { ORDER_ID_REGEX: '(' }],
    ['/ORDER_ID_REGEX', { ORDER_ID_REGEX: 'x'.repeat(1000) }],
    ['/languages/offered', { languages: { offered: ['xx'] } }],
    [
      '/consumerText/v1/en/steps/returnDetails/heading',
      { consumerText: { v1: { en: { steps: { returnDetails: { heading: 'Hello {{nobody}}' } } } } } },
    ],
    [
      '/consumerText/v1/en/steps/returnSubmitted/primaryButtonUrl',
      { consumerText: { v1: { en: { steps: { returnSubmitted: { primaryButtonUrl: 'javascript:alert(1)' } } } } } },
    ],
    ['/PURCHASE_WARRANTY_PERIOD', { PURCHASE_WARRANTY_PERIOD: 10 }],
  ])('rejects an invalid value of the portal with the pointer %s', (pointer, config) => {
    expect(refusedAt({ applicationConfig: { config } })).toBe(`/configuration/applicationConfig/config${pointer}`);
  });

  it.each([
    ['/countriesEnabled', { countriesEnabled: { Nowhere: true } }],
    ['/returnReasons/validationRegex', { returnReasons: { ...product?.returnReasons, validationRegex: '(' } }],
    [
      '/returnReasons/reasons/0',
      {
        returnReasons: {
          enabled: true,
          reasons: [{ code: 'a', description: '', enabled: true, paymentRequired: true }],
        },
      },
    ],
    [
      '/carrierConfig/carriers/0',
      { carrierConfig: { carriers: [{ carrierCompanyId: 'UNKNOWN', enabled: true, default: false }] } },
    ],
    ['/consumerUrlLive', { consumerUrlLive: 'https://shop.example' }],
  ])('rejects an invalid value of the product with the pointer %s', (pointer, more) => {
    const products = { [productName]: { ...product, ...more } };
    expect(refusedAt({ products })).toBe(`/configuration/products/${productName}${pointer}`);
  });

  it('rejects a rule that the rules page would refuse, with the index of the rule', () => {
    const [rule] = snapshot.rulesConfig ?? [];
    const rulesConfig = [
      ...(snapshot.rulesConfig ?? []),
      { ...rule, ruleId: 'new-1', rule: { ...rule?.rule, priority: 0.5 } },
    ];
    expect(refusedAt({ rulesConfig })).toBe(`/configuration/rulesConfig/${rulesConfig.length - 1}`);
  });
});
