import { describe, expect, it } from 'vitest';
import { withCopiedSettings } from '../../../src/domain/onboarding/copiedSettings.ts';
import { newMerchantConfiguration } from '../../../src/domain/onboarding/newMerchant.ts';
import type { RuleType } from '../../../src/domain/company/parts/ruleDocument.ts';
import { anOnboarding } from '../../support/samples/builders.ts';

const carrier = { rootOrgId: 'HOUSE', productName: 'RETURNS_PORTAL' };
const first = newMerchantConfiguration({ carrier }, anOnboarding({ companyId: 'NEWCO' }));

const aRule = (ruleType: RuleType) => ({ ruleId: `theirs-${ruleType}`, ruleType, ruleDescription: ruleType });
const other = {
  companyId: 'OTHER',
  name: 'Other',
  contactName: 'Somebody else',
  carrier,
  consumerUrl: 'https://other.example',
  termsAndConditionsUrl: 'https://other.example/terms',
  webhooks: [{ url: 'https://other.example/hook' }],
  portalActive: true,
  assets: { logoImage: 'https://other.example/logo.svg' },
  applicationConfig: {
    version: '1.0',
    config: { DUE_DATE_DAYS: 30, ORDER_ID_REGEX: '^O', theme: { primaryColor: '#000000' }, texts: { en: 'Call us' } },
  },
  warehousesConfig: [{ locationId: 'other-1' }],
  carriersConfig: [{ carrierCompanyId: 'DPD' }],
  refunds: { enabled: true, restockingFeePercent: 5 },
  currencyOverride: 'EUR',
  inStoreReturnsForm: { mobileNumber: true },
  rulesConfig: (['RETURN_WINDOWS', 'RETURN_ADDRESS', 'CARRIER_RULES', 'REFUND_FEES'] as const).map(aRule),
  products: {
    RETURNS_PORTAL: {
      enabled: true,
      carrierConfig: { carriers: [{ carrierCompanyId: 'DPD', account: { chargeAccount: 'theirs' } }] },
      returnReasons: { enabled: true, reasons: [{ code: 'SMALL' }] },
      returnFormFields: { orderId: true },
      consumerUrlLive: 'https://live.other.example',
    },
    OTHER_PRODUCT: { returnReasons: { enabled: false } },
  },
};

describe('withCopiedSettings', () => {
  let count = 0;
  const copied = withCopiedSettings(first, other, () => `mine-${(count += 1)}`);

  it('copies reasons, return form, rules, refunds, and number and pattern settings of the other merchant [OB-1]', () => {
    expect(copied).toEqual({
      ...first,
      refunds: { enabled: true, restockingFeePercent: 5 },
      currencyOverride: 'EUR',
      inStoreReturnsForm: { mobileNumber: true },
      applicationConfig: { version: '1.0', config: { DUE_DATE_DAYS: 30, ORDER_ID_REGEX: '^O' } },
      rulesConfig: [
        { ...aRule('RETURN_WINDOWS'), ruleId: 'mine-1' },
        { ...aRule('REFUND_FEES'), ruleId: 'mine-2' },
      ],
      products: {
        RETURNS_PORTAL: {
          enabled: true,
          carrierConfig: { carriers: [] },
          returnReasons: { enabled: true, reasons: [{ code: 'SMALL' }] },
          returnFormFields: { orderId: true },
        },
      },
    });
  });

  it('does not change the new merchant if the other merchant has no settings', () => {
    const bare = { carrier, products: {} };
    expect(withCopiedSettings(first, bare, () => 'none')).toEqual(first);
  });
});
