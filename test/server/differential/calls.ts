import type { PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import type { Carrier } from '../../../src/domain/company/parts/carrier.ts';
import type { CompanySettingsPatch } from '../../../src/domain/company/companySettings.ts';
import type { ProductConfiguration } from '../../../src/domain/company/companyConfiguration.ts';
import type { RuleCheck } from '../../../src/domain/rule-checks/ruleCheck.ts';
import type { RulePayload } from '../../../src/domain/rules/rulePayload.ts';
import type { StoreNetworkUpdate } from '../../../src/domain/store-networks/storeNetworkUpdate.ts';
import type { Warehouse } from '../../../src/domain/company/parts/warehouse.ts';
import type { ApplicationConfig } from '../../../src/domain/application-config/applicationConfig.ts';

/** Index of an earlier result, counted from the newest. An index beyond the last result refers to a missing one. */
export type Nth = number;

/** A write to a configuration. `nth` selects a return address or a rule. */
export type WriteCall =
  | { readonly call: 'products'; readonly products: Readonly<Record<string, ProductConfiguration>> }
  | { readonly call: 'settings'; readonly patch: CompanySettingsPatch }
  | { readonly call: 'carriers'; readonly carriers: readonly Carrier[] }
  | { readonly call: 'networks'; readonly update: StoreNetworkUpdate }
  | { readonly call: 'create-warehouse'; readonly warehouse: Warehouse; readonly isMultiCarrier: boolean }
  | {
      readonly call: 'update-warehouse';
      readonly nth: Nth;
      readonly warehouse: Warehouse;
      readonly isMultiCarrier: boolean;
    }
  | { readonly call: 'remove-warehouse'; readonly nth: Nth; readonly newDefault: Nth | undefined }
  | { readonly call: 'make-default'; readonly nth: Nth }
  | { readonly call: 'bind'; readonly nth: Nth; readonly externalBindings: readonly unknown[] }
  | { readonly call: 'create-rule'; readonly product: string; readonly payload: RulePayload }
  | { readonly call: 'change-rule'; readonly product: string; readonly nth: Nth; readonly payload: RulePayload }
  | { readonly call: 'archive-rule'; readonly product: string; readonly nth: Nth }
  | { readonly call: 'create-config' }
  | { readonly call: 'update-config'; readonly version: string; readonly patch: Partial<ApplicationConfig> }
  | { readonly call: 'upload-logo'; readonly version: string }
  | { readonly call: 'publish-config'; readonly version: string };

/** A call sent to both implementations. `publish` selects an open publish. Without it, the write is its own publish. */
export type Call =
  | {
      readonly do: 'open';
      readonly revision: 'current' | 'earlier' | 'later';
      readonly changes: readonly PendingChange[];
    }
  | { readonly do: 'complete' | 'give-up'; readonly publish: Nth }
  | {
      readonly do: 'write';
      readonly publish?: Nth | undefined;
      /** Base revision of a write outside a publish. */
      readonly onto?: 'current' | 'earlier' | undefined;
      readonly write: WriteCall;
    }
  | { readonly do: 'keep-checks'; readonly revision: Nth; readonly checks: readonly RuleCheck[] };

export type Move =
  | Call
  /** Repeats an earlier call, or another call with its key. */
  | { readonly do: 'repeat'; readonly nth: Nth; readonly other?: Call | undefined }
  | { readonly do: 'wait'; readonly milliseconds: number }
  /** Publishes settings like the page: opens a publish, writes and completes it. */
  | { readonly do: 'publish'; readonly patch: CompanySettingsPatch }
  /** The other of the two users sends the following calls. */
  | { readonly do: 'take-turns' };
