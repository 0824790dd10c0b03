import { describe, expect, it } from 'vitest';
import { newMerchantConfiguration } from '../../../src/domain/onboarding/newMerchant.ts';
import { tradingNameOf } from '../../../src/domain/onboarding/tradingName.ts';
import { validateOnboarding } from '../../../src/domain/onboarding/validateOnboarding.ts';
import { anOnboarding } from '../../support/samples/builders.ts';

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

describe('what an onboarding must say', () => {
  it.each(['companyName', 'redirectUrl', 'login', 'contactName', 'phoneNumber', 'legalEntity'] as const)(
    'is its %s [OB-1]',
    (field) => {
      expect(validateOnboarding(anOnboarding({ [field]: ' ' }))).toEqual({ kind: 'required', pointer: `/${field}` });
    },
  );

  it('may have spaces around it, and says what is wrong with an address or a name [OB-1]', () => {
    const spaced = { login: ' staff@acme.example ', phoneNumber: ' 0298765432 ', redirectUrl: ' https://a.example ' };
    expect(validateOnboarding(anOnboarding(spaced))).toBeUndefined();
    expect(validateOnboarding(anOnboarding({ bcc: ['nobody'] }))).toEqual({
      kind: 'malformed',
      pointer: '/bcc/0',
      messageKey: 'validation.emailInvalidError',
    });
  });
});

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

  it('is integrated where its onboarding says so, and names its contact without outer spaces [OB-1]', () => {
    const template = { carrier: { rootOrgId: 'HOUSE', productName: 'RETURNS_PORTAL' } };
    const integrated = { ...productSettings, isIntegratedMerchant: true };
    expect(
      newMerchantConfiguration(template, anOnboarding({ contactName: ' Ada ', productSettings: integrated })),
    ).toMatchObject({ contactName: 'Ada', isIntegrated: true });
  });
});

describe('the name an applicant trades under', () => {
  it.each([
    [{ tradingName: ' Kōyō ', companyName: 'Other' }, 'koyo'],
    [{ tradingName: ' ', companyName: 'ACME' }, 'acme'],
    [{ tradingName: 5 }, undefined],
    [{ companyName: 'Acme' }, 'acme'],
    [{ tradingName: '', companyName: ' ' }, undefined],
    [{}, undefined],
  ])('is compared without case, accents and outer spaces: %j [SG-2]', (applicant, name) => {
    expect(tradingNameOf({ applicant: { contactName: '', ...applicant } })).toBe(name);
  });
});
