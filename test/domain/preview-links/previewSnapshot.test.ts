import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SECRET_MASK } from '../../../src/domain/carriers/account/accountSecrets.ts';
import type { CompanyConfiguration } from '../../../src/domain/company/companyConfiguration.ts';
import { consumerPortal, type ConsumerVisit } from '../../../src/domain/consumer-portal/consumerPortal.ts';
import { languages } from '../../../src/domain/languages/language.ts';
import { previewSnapshot } from '../../../src/domain/preview-links/previewSnapshot.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';
import { aWarehouse } from '../../support/samples/warehouses.ts';
import { anyConfiguration } from '../application-config/configurations.ts';
import { aRule, documentOf } from '../rules/aRule.ts';
import { anyItem, anyRule, anyRules } from '../rules/arbitraryRules.ts';
import type { ListedRule } from '../../../src/domain/rules/ruleRows.ts';

const PRODUCT = aCompanyConfiguration().carrier.productName;

/** Configuration with a unique word in each field that a visitor without an account must not read. */
const fullConfiguration = aCompanyConfiguration({
  international: { homeCountryCode: 'AU' },
  refunds: { enabled: true, restockingFeePercent: 10 },
  homePickup: { enabled: true },
  inStoreReturns: { enabled: true },
  webhooks: [{ url: 'https://secret-webhook.example' }],
  emailAddresses: { multiCarrierSupportEmail: 'secret-support@example.com' },
  offeredCarriers: [{ carrierCompanyId: 'AUSTRALIA_POST', name: 'Australia Post' }],
  offeredStoreNetworks: [{ storeNetworkId: 'SHOPS', name: 'Shops', storeNetworkCarrierId: 'AUSTRALIA_POST' }],
  storeNetworkConfig: [{ storeNetworkId: 'SHOPS', enabled: true }],
  carriers: { carrierNetworksEnabled: true },
  warehousesConfig: [
    aWarehouse({
      locationId: 'main',
      default: true,
      externalBindings: ['secret-binding'],
      companyId: 'secret-company',
    }),
  ],
  products: {
    [PRODUCT]: {
      carrierConfig: {
        carriers: [
          {
            carrierCompanyId: 'AUSTRALIA_POST',
            enabled: true,
            default: true,
            account: { chargeAccount: '123456', merchantLocationId: 'AB1', businessNumber: '51824753556' },
          },
        ],
      },
    },
    OTHER_PRODUCT: { consumerUrlLive: 'https://secret-product.example' },
  },
  ...({ contactName: 'secret-contact', users: [{ userId: 'secret-person' }] } as object),
});

const visits = (item: object): readonly ConsumerVisit[] =>
  languages.slice(0, 3).flatMap((language) =>
    ['AU', 'NL'].map((country) => ({
      language,
      requestedOn: '2026-01-05',
      order: {
        number: 'NW-1',
        purchaseDate: '2026-01-03',
        country,
        area: undefined,
        items: [{ price: 10, ...item, id: 'one', name: 'One' }],
      },
    })),
  );

const asSent = (configuration: CompanyConfiguration): CompanyConfiguration =>
  JSON.parse(JSON.stringify(configuration)) as CompanyConfiguration;

/** The portal as customers see it, without the details of rules. */
const portalOf = (configuration: CompanyConfiguration, visit: ConsumerVisit) => {
  const portal = consumerPortal(configuration, visit);
  const shown = portal.items.map(({ verdict, daysLeft, fee, route }) => ({
    verdict: verdict.kind,
    until: verdict.window?.until,
    daysLeft,
    fee,
    label: route.label,
    shops: route.shops,
    isCollected: route.isCollected,
    address: route.address,
  }));
  return { ...portal, items: shown, chosen: portal.chosen.map(({ id }) => id) };
};

describe('previewSnapshot', () => {
  it('results in the same customer portal as the complete configuration, for any configuration and rules [CT-4]', () => {
    fc.assert(
      fc.property(
        anyConfiguration,
        anyRules(anyRule(), 6),
        anyItem,
        ({ applicationConfig, assets, features }, rules, item) => {
          const rulesConfig = (rules as readonly ListedRule[]).map(documentOf);
          const pending = {
            ...fullConfiguration,
            applicationConfig,
            assets,
            features: { ...fullConfiguration.features, ...features },
            rulesConfig,
          };
          const snapshot = asSent(previewSnapshot(pending, fullConfiguration));
          for (const visit of visits(item)) expect(portalOf(snapshot, visit)).toEqual(portalOf(pending, visit));
          expect(asSent(previewSnapshot(snapshot, fullConfiguration)), 'taken once more').toEqual(snapshot);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('contains the shops of a carrier that has an account, but masks the account', () => {
    const snapshot = previewSnapshot(fullConfiguration, fullConfiguration);
    const [visit] = visits({});
    expect(visit && portalOf(snapshot, visit).methods.map(({ kind }) => kind)).toEqual(['label', 'shop', 'collected']);
    const account = snapshot.products[PRODUCT]?.carrierConfig?.carriers[0]?.account;
    expect(Object.values(account ?? {})).toEqual([SECRET_MASK, SECRET_MASK, SECRET_MASK]);
  });

  it('contains no accounts, users, other products or rule names', () => {
    const named = { ...fullConfiguration, rulesConfig: [documentOf(aRule('r1', { name: 'secret-rule' }))] };
    const text = JSON.stringify(previewSnapshot(named, named));
    expect(text).not.toMatch(/secret-|123456|AB1|51824753556/);
    expect(text).toContain('Shops');
  });

  it('contains the published value of a setting that merchants cannot change, even if the client sent another value', () => {
    const forged = {
      ...fullConfiguration,
      name: 'Somebody else',
      features: { ...fullConfiguration.features, imageSources: ['https://elsewhere.example'] },
    };
    const { name, features } = previewSnapshot(forged, fullConfiguration);
    expect({ name, imageSources: features.imageSources }).toEqual({
      name: fullConfiguration.name,
      imageSources: fullConfiguration.features.imageSources,
    });
  });
});
