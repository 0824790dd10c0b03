import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import type { ChangeContext, ChangeProblem } from './changeDescription.ts';
import type { PendingChange, PendingChanges } from './pendingChange.ts';

/** Lists whose order is not part of any publish call, and the data that determines the order. */
export type ConfigurationLists = Pick<
  CompanyConfiguration,
  'warehousesConfig' | 'rulesConfig' | 'storeNetworkConfig' | 'offeredStoreNetworks' | 'carriers'
>;

export type PublishRefusal = {
  readonly pointer: string;
  readonly reason: string;
  readonly message?: string | undefined;
};

/** Functions for a group of change keys. `Parsed` is a validated change, usually a union discriminated by `part`. */
export type ChangeSubject<Parsed extends PendingChange = PendingChange> = {
  /**
   * Validates a change, because storage is untrusted. Returns `undefined` if the key belongs to another subject or the
   * value is invalid.
   */
  parse(change: PendingChange): Parsed | undefined;
  read(configuration: CompanyConfiguration, change: Parsed): unknown;
  apply(configuration: CompanyConfiguration, changes: readonly Parsed[]): CompanyConfiguration;
  /** Changes of this subject that turn `from` into `to`, with values of `from` as `originalValue`. */
  difference(from: CompanyConfiguration, to: CompanyConfiguration): readonly PendingChange[];
  /** A change that removes each fixed setting, or with `entries` each list entry. Used to find settings by name. */
  settings?(configuration: CompanyConfiguration): readonly PendingChange[];
  entries?(configuration: CompanyConfiguration): readonly PendingChange[];
  /** Value of the change that reverts a published change: its key has the value `originalValue` again. */
  valueToUndo(change: Parsed): unknown;
  /** Edits that discard this pending change. By default, one edit that sets its original value. */
  discard?(
    configuration: CompanyConfiguration,
    pendingChanges: PendingChanges,
    change: Parsed,
  ): readonly PendingChange[];
  problems?(context: ChangeContext): readonly ChangeProblem[];
  /** Problems that block every publish, whatever changes are pending. */
  requirements?(
    before: CompanyConfiguration,
    after: CompanyConfiguration,
    pending: PendingChanges,
  ): readonly ChangeProblem[];
  /** True if an address of this change must be validated before publishing [PB-9]. */
  needsAddressValidation?(change: Parsed): boolean;
  /**
   * Sorts the lists of this subject in `updated` as the changes require. `updated` is `base` after the calls of a
   * publish.
   */
  arrange?(updated: ConfigurationLists, base: ConfigurationLists, changes: readonly Parsed[]): ConfigurationLists;
  /** Invalid values of `next`, except values that a configuration in `existing` already contains. */
  invalid?(existing: readonly CompanyConfiguration[], next: CompanyConfiguration): readonly PublishRefusal[];
  /** Reason why the complete configuration cannot be published. A draft may have such a problem. */
  refusal?(current: CompanyConfiguration, next: CompanyConfiguration): PublishRefusal | undefined;
  /** The change as stored in a browser, without secrets that the user entered. */
  storable?(change: Parsed): PendingChange;
  recorded?(change: Parsed): PendingChange;
  masked?(configuration: CompanyConfiguration): CompanyConfiguration;
  /** The part of a recorded change that a comparison of two revisions does not show, e.g. a new secret. */
  hiddenPart?(change: Parsed): PendingChange | undefined;
};

/**
 * A change that a publish carries out outside the configuration, e.g. the creation of a merchant. It cannot be undone.
 */
export type ChangeCommand<Parsed extends PendingChange = PendingChange> = Pick<
  ChangeSubject<Parsed>,
  'parse' | 'storable' | 'recorded'
>;
