import { describe, expect, it } from 'vitest';
import { newMerchantConfiguration } from '../../../src/domain/onboarding/newMerchant.ts';
import { tradingNameOf } from '../../../src/domain/onboarding/tradingName.ts';
import { anOnboarding } from '../../support/samples/builders.ts';

const { productSettings } = anOnboarding();

/** Lists of a new merchant, stored even if they are empty, because a restored revision must be equal byte for byte. */
const NOTHING_YET = {
  warehousesConfig: [],
  rulesConfig: [],
  carriersConfig: [],
  storeNetworkConfig: [],
  inStoreReturns: { enabled: false },
};

describe('newMerchantConfiguration', () => {
  it('contains the owner’s settings for new merchants, but no login and accounts [OB-1]', () => {
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

  it('contains the “integrated” setting of the form and the contact name without outer spaces [OB-1]', () => {
    const template = { carrier: { rootOrgId: 'HOUSE', productName: 'RETURNS_PORTAL' } };
    const integrated = { ...productSettings, isIntegratedMerchant: true };
    expect(
      newMerchantConfiguration(template, anOnboarding({ contactName: ' Ada ', productSettings: integrated })),
    ).toMatchObject({ contactName: 'Ada', isIntegrated: true });
  });
});

describe('tradingNameOf', () => {
  it.each([
    [{ tradingName: ' Kōyō ', companyName: 'Other' }, 'koyo'],
    [{ tradingName: ' ', companyName: 'ACME' }, 'acme'],
    [{ tradingName: 5 }, undefined],
    [{ companyName: 'Acme' }, 'acme'],
    [{ tradingName: '', companyName: ' ' }, undefined],
    [{}, undefined],
  ])('returns the name of %j in lower case, without accents and outer spaces [SG-2]', (applicant, name) => {
    expect(tradingNameOf({ applicant: { contactName: '', ...applicant } })).toBe(name);
  });
});
