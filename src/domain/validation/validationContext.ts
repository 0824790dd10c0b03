import type { PendingChanges } from '../changes/pendingChange.ts';
import type { CountriesEnabled } from '../international/countryEntry.ts';
import type { ReturnRule } from '../rules/returnRule.ts';
import type { CompilePattern } from './patterns/patternEngine.ts';

export type SiblingRule = Pick<ReturnRule, 'ruleId' | 'ruleType' | 'name' | 'conditions'>;

/** Data that rules may need in addition to the value [VL-*]. Missing data means e.g. no limit or no other rule. */
export type ValidationContext = {
  /** Two-letter country code of the address, in any case. */
  readonly country?: string | undefined;
  readonly shared?: { readonly currentPassword?: string | undefined } | undefined;
  /** Limits in whole days, from `returnPolicies.maxWarrantyDays` and `returnWindows.maxDueDateDays`. */
  readonly limits?:
    | { readonly maxWarrantyDays?: number | undefined; readonly maxDueDateDays?: number | undefined }
    | undefined;
  readonly rule?: Pick<ReturnRule, 'ruleId' | 'ruleType'> | undefined;
  readonly rules?: readonly SiblingRule[] | undefined;
  readonly orderIdsInUse?: readonly string[] | undefined;
  readonly countriesEnabled?: CountriesEnabled | undefined;
  readonly homeCountryCode?: string | undefined;
  readonly hasDefaultWarehouse?: boolean | undefined;
  readonly pendingChanges?: PendingChanges | undefined;
  readonly compilePattern?: CompilePattern | undefined;
};
