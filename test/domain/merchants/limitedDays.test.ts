import { describe, expect, it } from 'vitest';
import { limitedDaysOf } from '../../../src/domain/merchants/limitedDays.ts';
import { ownPartsOf } from '../../../src/domain/merchants/ownPart.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';
import { aRule, documentOf } from '../rules/aRule.ts';

const windowOf = (ruleId: string, days: number, enabled = true) =>
  documentOf(aRule(ruleId, { ruleType: 'RETURN_WINDOWS', eventData: { days, from: 'purchaseDate' }, enabled }));
const config = { PURCHASE_WARRANTY_PERIOD: 365, DUE_DATE_DAYS: 14 };

describe('limitedDaysOf', () => {
  it('returns the limits of days in the settings, but a due date limit that is at least the longest return window [VL-maxWarrantyDays] [VL-maxDueDateDays]', () => {
    const merchant = aCompanyConfiguration({ applicationConfig: { config } });
    expect(limitedDaysOf(merchant)).toEqual({ maxWarrantyDays: 365, maxDueDateDays: 14 });
    const rulesConfig = [windowOf('a', 60, false), windowOf('b', 30), documentOf(aRule('c'))];
    expect(limitedDaysOf({ ...merchant, rulesConfig }).maxDueDateDays).toBe(60);
    expect(limitedDaysOf(aCompanyConfiguration())).toEqual({});
  });

  it('returns no limits if the merchant’s features already set the limits [CF-6]', () => {
    const features = { returnPolicies: { maxWarrantyDays: 500 }, returnWindows: { maxDueDateDays: 90 } };
    const merchant = aCompanyConfiguration({ applicationConfig: { config }, features });
    expect(limitedDaysOf(merchant)).toEqual({});
    expect(ownPartsOf(merchant)).toEqual(['warranty-limit', 'window-limit']);
    expect(ownPartsOf(aCompanyConfiguration({ features: { addressValidationRequired: false } }))).toEqual([
      'address-validation',
    ]);
  });
});
