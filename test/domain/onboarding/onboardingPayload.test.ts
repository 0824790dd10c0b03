import { describe, expect, it } from 'vitest';
import { onboardingPayload } from '../../../src/domain/onboarding/onboardingPayload.ts';
import { isPricingTier } from '../../../src/domain/onboarding/pricingTier.ts';

const company = {
  companyId: 'ACME',
  redirectUrl: 'https://returns.acme.example',
  companyName: 'Acme',
  login: 'staff@acme.example',
  contactName: 'Ada Lovelace',
  phoneNumber: '+61 2 5550 0100',
  legalEntity: 'Acme Pty Ltd',
  requestId: 'request-1',
};
const product = {
  pricingTier: 2,
  locationId: 'w-1',
  carrierAccountId: '123456',
  isIntegratedMerchant: false,
  paperlessOptionEnabled: true,
  username: 'acme',
  returnsPortalInternational: false,
  consumerChargeAccount: 'consumer-2',
  consumerChargeAccountKey: 'key-2',
  merchantChargeAccount: 'merchant-2',
};
const notATier = [0, 5, 1.5, -1, Number.NaN, Number.POSITIVE_INFINITY];

describe('onboardingPayload', () => {
  it('contains the company, and its product with the charge accounts of the company’s pricing tier [OB-1] [OB-2]', () => {
    expect(onboardingPayload(company, product)).toStrictEqual({
      ok: true,
      value: { ...company, productSettings: product },
    });
  });

  it('contains returns speed and bcc addresses only if these settings have a value [OB-1]', () => {
    const sent = onboardingPayload(company, product, { returnsSpeedType: 'EXPRESS', bcc: ['a@b.example'] });
    expect(sent).toMatchObject({ value: { returns: { returnsSpeedType: 'EXPRESS' }, bcc: ['a@b.example'] } });
    const bare = onboardingPayload(company, product, { returnsSpeedType: '', bcc: [] });
    expect(bare).toStrictEqual(onboardingPayload(company, product));
  });

  it.each(notATier)('rejects the unknown pricing tier %d [OB-2]', (pricingTier) => {
    expect(onboardingPayload(company, { ...product, pricingTier })).toEqual({
      ok: false,
      error: { kind: 'pricing-tier-unknown' },
    });
  });
});

describe('isPricingTier', () => {
  it.each([1, 2, 3, 4])('accepts %i [OB-2]', (tier) => {
    expect(isPricingTier(tier)).toBe(true);
  });

  it.each([...notATier, undefined, '2', null])('rejects %j [OB-2]', (value) => {
    expect(isPricingTier(value)).toBe(false);
  });
});
