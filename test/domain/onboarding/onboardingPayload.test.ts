import { describe, expect, it } from 'vitest';
import { onboardingPayload } from '../../../src/domain/onboarding/onboardingPayload.ts';
import { chargeAccountsOf, isPricingTier, type ChargeAccounts } from '../../../src/domain/onboarding/pricingTier.ts';

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
};
const accountsOf = (tier: number): ChargeAccounts => ({
  consumerChargeAccount: `consumer-${tier}`,
  consumerChargeAccountKey: `key-${tier}`,
  merchantChargeAccount: `merchant-${tier}`,
});
const accounts = { 1: accountsOf(1), 2: accountsOf(2), 3: accountsOf(3), 4: accountsOf(4) };
const notATier = [0, 5, 1.5, -1, Number.NaN, Number.POSITIVE_INFINITY];

describe('onboardingPayload', () => {
  it('contains the company, and its product with the charge accounts of the company’s pricing tier [OB-1] [OB-2]', () => {
    expect(onboardingPayload(company, product, accounts)).toStrictEqual({
      ok: true,
      value: { ...company, productSettings: { ...product, ...accountsOf(2) } },
    });
  });

  it('contains returns speed and bcc addresses only if these settings have a value [OB-1]', () => {
    const sent = onboardingPayload(company, product, accounts, { returnsSpeedType: 'EXPRESS', bcc: ['a@b.example'] });
    expect(sent).toMatchObject({ value: { returns: { returnsSpeedType: 'EXPRESS' }, bcc: ['a@b.example'] } });
    const bare = onboardingPayload(company, product, accounts, { returnsSpeedType: '', bcc: [] });
    expect(bare).toStrictEqual(onboardingPayload(company, product, accounts));
  });

  it.each(notATier)('rejects the unknown pricing tier %d [OB-2]', (pricingTier) => {
    expect(onboardingPayload(company, { ...product, pricingTier }, accounts)).toEqual({
      ok: false,
      error: { kind: 'pricing-tier-unknown' },
    });
  });
});

describe('pricing tier', () => {
  it.each([1, 2, 3, 4])('%i has separate charge accounts [OB-2]', (tier) => {
    expect(isPricingTier(tier)).toBe(true);
    expect(chargeAccountsOf(tier, accounts)).toEqual({ ok: true, value: accountsOf(tier) });
  });

  it.each([...notATier, undefined, '2', null])(
    '%j is unknown, and therefore has no charge accounts [OB-2]',
    (value) => {
      expect(isPricingTier(value)).toBe(false);
      expect(chargeAccountsOf(value as number, accounts)).toEqual({
        ok: false,
        error: { kind: 'pricing-tier-unknown' },
      });
    },
  );
});
