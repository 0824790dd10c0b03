import type { ApplicationConfigHolder } from '../application-config/applicationConfig.ts';
import { readPart } from '../application-config/configValue.ts';
import type { OwnerLimitName } from '../application-config/ownerFlagPath.ts';
import { isSettingNumber } from '../application-config/portalSetting.ts';
import type { MerchantDefaults } from '../company/merchantDefaults.ts';
import type { RuleDocument } from '../company/parts/ruleDocument.ts';
import { windowDaysOf } from '../rules/windowDays.ts';

type Merchant = ApplicationConfigHolder & {
  readonly features: MerchantDefaults;
  readonly rulesConfig?: readonly Pick<RuleDocument, 'ruleType' | 'rule'>[] | undefined;
};

/** Highest number of days used, by owner limit. `undefined` if the merchant has its own limit or uses no days. */
export type LimitedDays = Readonly<Record<OwnerLimitName, number | undefined>>;

/** Highest number of days in a merchant's settings and return windows [VL-maxWarrantyDays] [VL-maxDueDateDays]. */
export function limitedDaysOf(merchant: Merchant): LimitedDays {
  const setting = (name: 'PURCHASE_WARRANTY_PERIOD' | 'DUE_DATE_DAYS'): unknown =>
    readPart(merchant, { kind: 'setting', name });
  const windows = (merchant.rulesConfig ?? []).map(windowDaysOf);
  const { returnPolicies, returnWindows } = merchant.features;
  return {
    maxWarrantyDays:
      returnPolicies?.maxWarrantyDays === undefined ? maximumOf([setting('PURCHASE_WARRANTY_PERIOD')]) : undefined,
    maxDueDateDays:
      returnWindows?.maxDueDateDays === undefined ? maximumOf([setting('DUE_DATE_DAYS'), ...windows]) : undefined,
  };
}

function maximumOf(values: readonly unknown[]): number | undefined {
  const days = values.filter(isSettingNumber);
  return days.length === 0 ? undefined : Math.max(...days);
}
