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

/** The most days that a merchant states for each limit of its owner; nothing where it has a limit of its own, or no days. */
export type LimitedDays = Readonly<Record<OwnerLimitName, number | undefined>>;

/** The days that a limit of the owner would be measured against [VL-maxWarrantyDays] [VL-maxDueDateDays]: settings and return windows. */
export function limitedDaysOf(merchant: Merchant): LimitedDays {
  const setting = (name: 'PURCHASE_WARRANTY_PERIOD' | 'DUE_DATE_DAYS'): unknown =>
    readPart(merchant, { kind: 'setting', name });
  const windows = (merchant.rulesConfig ?? []).map(windowDaysOf);
  const { returnPolicies, returnWindows } = merchant.features;
  return {
    maxWarrantyDays:
      returnPolicies?.maxWarrantyDays === undefined ? mostOf([setting('PURCHASE_WARRANTY_PERIOD')]) : undefined,
    maxDueDateDays:
      returnWindows?.maxDueDateDays === undefined ? mostOf([setting('DUE_DATE_DAYS'), ...windows]) : undefined,
  };
}

function mostOf(values: readonly unknown[]): number | undefined {
  const days = values.filter(isSettingNumber);
  return days.length === 0 ? undefined : Math.max(...days);
}
