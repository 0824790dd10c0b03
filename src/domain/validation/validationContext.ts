import type { PendingChanges } from '../changes/pendingChange.ts';
import type { CompilePattern } from './patternEngine.ts';

/** A return rule as far as other rules must differ from it. Pending edits of rules are in it already. */
export type SiblingRule = {
  readonly ruleId: string;
  readonly ruleType: string;
  readonly name: string;
  /** What its conditions compare with: a text, a number, or a list of them each. */
  readonly conditions: readonly { readonly value: unknown }[];
};

/**
 * What a named rule may need to know beside the value (source, sections 3 and 5). Each rule reads its own part; what is
 * left out is taken as not there: no limit, no other rule, no order in use, no pattern engine, no address.
 */
export type ValidationContext = {
  /** Two-letter code of the country of the address, in either case. */
  readonly country?: string | undefined;
  /** What stands in another input of the same form. */
  readonly shared?: { readonly currentPassword?: string | undefined } | undefined;
  /** Whole days; from `returnPolicies.maxWarrantyDays` and `returnWindows.maxDueDateDays` of the features. */
  readonly limits?:
    | { readonly maxWarrantyDays?: number | undefined; readonly maxDueDateDays?: number | undefined }
    | undefined;
  /** The rule the value belongs to; without `ruleId` it is a new one. */
  readonly rule?: { readonly ruleId?: string | undefined; readonly ruleType: string } | undefined;
  /** Every rule of the company; the one the value belongs to may be among them. */
  readonly rules?: readonly SiblingRule[] | undefined;
  readonly orderIdsInUse?: readonly string[] | undefined;
  /** Country codes with whether returns from there are on, as published. */
  readonly countriesEnabled?: Readonly<Record<string, boolean>> | undefined;
  readonly homeCountryCode?: string | undefined;
  readonly hasDefaultWarehouse?: boolean | undefined;
  readonly pendingChanges?: PendingChanges | undefined;
  readonly compilePattern?: CompilePattern | undefined;
};
