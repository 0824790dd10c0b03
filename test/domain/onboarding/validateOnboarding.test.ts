import { describe, expect, it } from 'vitest';
import { newMerchantConfiguration } from '../../../src/domain/onboarding/newMerchant.ts';
import { tradingNameOf } from '../../../src/domain/onboarding/tradingName.ts';
import { validateOnboarding } from '../../../src/domain/onboarding/validateOnboarding.ts';
import { anOnboarding } from '../../support/builders.ts';

const { productSettings } = anOnboarding();

describe('an onboarding', () => {
  it('is let through as its form makes it [OB-1]', () => {
    expect(validateOnboarding(anOnboarding({ bcc: ['boss@acme.example'] }))).toBeUndefined();
  });

  it.each([
    [{ companyId: 'no id' }, 'company-id-malformed', '/companyId'],
    [{ companyName: '  ' }, 'required', '/companyName'],
    [{ legalEntity: '' }, 'required', '/legalEntity'],
    [{ login: 'two words' }, 'malformed', '/login'],
    [{ phoneNumber: '12--34' }, 'malformed', '/phoneNumber'],
    [{ redirectUrl: 'javascript:alert(1)' }, 'malformed', '/redirectUrl'],
    [{ bcc: ['boss@acme.example', 'nobody'] }, 'malformed', '/bcc/1'],
    [
      { productSettings: { ...productSettings, pricingTier: 0 } },
      'pricing-tier-unknown',
      '/productSettings/pricingTier',
    ],
  ])('is refused: %j [OB-1] [OB-2]', (more, kind, pointer) => {
    expect(validateOnboarding(anOnboarding(more))).toMatchObject({ kind, pointer });
  });
});

/** Lists that are stated though empty, so that a later revision can be brought back to it byte for byte. */
const NOTHING_YET = {
  warehousesConfig: [],
  rulesConfig: [],
  carriersConfig: [],
  storeNetworkConfig: [],
  inStoreReturns: { enabled: false },
};

describe('the first configuration of a merchant', () => {
  it('has what the owner keeps for new merchants, and neither login nor accounts [OB-1]', () => {
    const template = {
      carrier: { rootOrgId: 'HOUSE', productName: 'RETURNS_PORTAL' },
      features: { navigation: { pages: [] } },
      offeredCarriers: [{ carrierCompanyId: 'USPS' }],
    };
    expect(newMerchantConfiguration(template, anOnboarding({ companyId: 'newco', companyName: ' New ' }))).toEqual({
      companyId: 'NEWCO',
      name: 'New',
      contactName: 'Ada Lovelace',
      ...template,
      isIntegrated: false,
      processingEnabled: true,
      portalActive: false,
      ...NOTHING_YET,
      products: {
        RETURNS_PORTAL: {
          enabled: true,
          carrierConfig: { carriers: [] },
          returnReasons: { enabled: false, reasons: [] },
        },
      },
    });
  });
});

describe('the name an applicant trades under', () => {
  it.each([
    [{ tradingName: ' Kōyō ', companyName: 'Other' }, 'koyo'],
    [{ tradingName: ' ', companyName: 'ACME' }, 'acme'],
    [{ tradingName: 5 }, undefined],
    [{}, undefined],
  ])('is compared without case, accents and outer spaces: %j [SG-2]', (applicant, name) => {
    expect(tradingNameOf({ applicant: { contactName: '', ...applicant } })).toBe(name);
  });
});
