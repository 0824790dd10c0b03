import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import type { ChangeContext, ChangeProblem } from './changeDescription.ts';
import type { PendingChange, PendingChanges } from './pendingChange.ts';

/** The lists of a configuration whose order no call of a publish says, and what decides about them. */
export type ConfigurationLists = Pick<
  CompanyConfiguration,
  'warehousesConfig' | 'rulesConfig' | 'storeNetworkConfig' | 'offeredStoreNetworks' | 'carriers'
>;

export type PublishRefusal = {
  readonly pointer: string;
  readonly reason: string;
  readonly message?: string | undefined;
};

/**
 * A family of change keys. `Parsed` is a pending change whose key and values were checked, usually a union told apart by
 * the part of the configuration it is about: everything but `parse` takes only that. What its changes are called
 * stands in its describer, which is loaded with the review.
 */
export type ChangeSubject<Parsed extends PendingChange = PendingChange> = {
  /** `undefined` for another's key, and for values not of its shape: storage and history may hold anything. */
  parse(change: PendingChange): Parsed | undefined;
  read(configuration: CompanyConfiguration, change: Parsed): unknown;
  apply(configuration: CompanyConfiguration, changes: readonly Parsed[]): CompanyConfiguration;
  /**
   * The changes that lead from one configuration to the other in all that is this subject's: `apply` on `from` then holds
   * what `to` does, field by field. Their `originalValue` is what `from` holds; what is equal on both sides is no change.
   */
  difference(from: CompanyConfiguration, to: CompanyConfiguration): readonly PendingChange[];
  /** Of every setting that is there whatever a configuration holds, the change that would take it away: to name it by. */
  settings?(configuration: CompanyConfiguration): readonly PendingChange[];
  /** The same of every entry of its list. */
  entries?(configuration: CompanyConfiguration): readonly PendingChange[];
  /** The value that takes a published change back: its key then reads as `originalValue` again. */
  valueToUndo(change: Parsed): unknown;
  /** The edits that discard one change and leave the others as they are; its original value, unless it says otherwise. */
  discard?(configuration: CompanyConfiguration, present: PendingChanges, change: Parsed): readonly PendingChange[];
  problems?(context: ChangeContext): readonly ChangeProblem[];
  /** What every publish requires, whichever changes are pending. */
  requirements?(
    before: CompanyConfiguration,
    after: CompanyConfiguration,
    pending: PendingChanges,
  ): readonly ChangeProblem[];
  /** Whether an address of this change is validated before anything is published [PB-9]. */
  needsAddressValidation?(change: Parsed): boolean;
  /** What a publish's calls made of `base`, with this subject's lists in the order its recorded changes leave them. */
  arrange?(made: ConfigurationLists, base: ConfigurationLists, changes: readonly Parsed[]): ConfigurationLists;
  /** What a write may not make of a configuration, but for what it or another that was current once holds already. */
  invalid?(held: readonly CompanyConfiguration[], next: CompanyConfiguration): readonly PublishRefusal[];
  /** Why a configuration may not become current, asked of the whole: a draft may pass through what none may end in. */
  refusal?(current: CompanyConfiguration, next: CompanyConfiguration): PublishRefusal | undefined;
  /** The change as a browser may keep it: a secret that was typed is left empty. */
  storable?(change: Parsed): PendingChange;
  recorded?(change: Parsed): PendingChange;
  masked?(configuration: CompanyConfiguration): CompanyConfiguration;
  /** Of changes as they were recorded, what two revisions do not tell. */
  untold?(change: Parsed): PendingChange | undefined;
};

/** What publishing carries out beside the configuration, as a new merchant: nothing holds it, nothing takes it back. */
export type ChangeCommand<Parsed extends PendingChange = PendingChange> = Pick<
  ChangeSubject<Parsed>,
  'parse' | 'storable' | 'recorded'
>;
