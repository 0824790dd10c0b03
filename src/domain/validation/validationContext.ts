import type { PendingChanges } from '../changes/pendingChange.ts';
import type { CountriesEnabled } from '../international/countryEntry.ts';
import type { ReturnRule } from '../rules/returnRule.ts';
import type { CompilePattern } from './patterns/patternEngine.ts';

export type SiblingRule = Pick<ReturnRule, 'ruleId' | 'ruleType' | 'name' | 'conditions'>;

/**
 * What a named rule may need to know beside the value [VL-*]. Each rule reads its own part; what is
 * left out is taken as not there: no limit, no other rule, no order in use, no address, and patterns are the platform's.
 */
export type ValidationContext = {
  /** Two-letter code of the country of the address, in either case. */
  readonly country?: string | undefined;
  readonly shared?: { readonly currentPassword?: string | undefined } | undefined;
  /** Whole days; from `returnPolicies.maxWarrantyDays` and `returnWindows.maxDueDateDays` of the features. */
  readonly limits?:
    | { readonly maxWarrantyDays?: number | undefined; readonly maxDueDateDays?: number | undefined }
    | undefined;
  readonly rule?: Pick<ReturnRule, 'ruleId' | 'ruleType'> | undefined;
  readonly rules?: readonly SiblingRule[] | undefined;
  readonly orderIdsInUse?: readonly string[] | undefined;
  /** As published; pending changes of it count as well. */
  readonly countriesEnabled?: CountriesEnabled | undefined;
  readonly homeCountryCode?: string | undefined;
  readonly hasDefaultWarehouse?: boolean | undefined;
  readonly pendingChanges?: PendingChanges | undefined;
  readonly compilePattern?: CompilePattern | undefined;
};
