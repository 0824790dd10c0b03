import { makeAutoObservable } from 'mobx';
import {
  addCarrier,
  disableCarrier,
  enableCarrier,
  makeDefaultCarrier,
  withoutDeletedCarriers,
} from '../../domain/carriers/carrierEdits.ts';
import { carrierChanges } from '../../domain/carriers/changes/carrierChanges.ts';
import { carriersOf } from '../../domain/carriers/companyCarriers.ts';
import { carrierCards, type CarrierCard } from '../../domain/carriers/setup/carrierCards.ts';
import {
  carrierRulesOf,
  carrierUse,
  rulesOfCarrier,
  type CarrierRule,
  type CarrierUse,
} from '../../domain/carriers/setup/carrierUse.ts';
import type { ChangeProblem } from '../../domain/changes/changeDescription.ts';
import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import type { AccountValues, Carrier, CarrierSettings } from '../../domain/company/parts/carrier.ts';
import { deliveryProblems } from '../../domain/warehouses/delivery/deliveryProblems.ts';
import { saveRule } from '../../domain/rules/changes/ruleEdits.ts';
import { ruleNames } from '../../domain/rules/ruleSentence.ts';
import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';

export type CarrierSuccessors = {
  readonly newDefault?: string | undefined;
  /** Carrier that replaces the removed carrier in rules. If absent, the rules are unchanged. */
  readonly rulesTo?: string | undefined;
};

/** Editor of the carriers of the open company. Each edit is one undo step. */
export class CarriersEditor {
  readonly #company: CompanyStore;
  readonly #changes: PendingChangesStore;

  constructor(company: CompanyStore, changes: PendingChangesStore) {
    this.#company = company;
    this.#changes = changes;
    makeAutoObservable(this, { useOf: false, card: false, addressName: false, successorsOf: false });
  }

  get configuration(): CompanyConfiguration | undefined {
    return this.#company.pendingConfiguration;
  }

  get cards(): readonly CarrierCard[] {
    const { configuration: published } = this.#company;
    return published && this.configuration ? carrierCards(published, this.configuration) : [];
  }

  /** True if only one carrier is allowed and it is set up, so that no other carrier is offered [CR-7]. */
  get isLimitedToOne(): boolean {
    const { offeredCarriers = [] } = this.configuration ?? {};
    return this.#settings.multiCarrierEnabled !== true && this.#pending.length > 0 && offeredCarriers.length > 1;
  }

  get deliveryProblems(): readonly ChangeProblem[] {
    const { configuration: published } = this.#company;
    return published && this.configuration ? deliveryProblems(published, this.configuration) : [];
  }

  card(carrierCompanyId: string): CarrierCard | undefined {
    return this.cards.find((card) => card.carrierCompanyId === carrierCompanyId);
  }

  get uses(): ReadonlyMap<string, CarrierUse> {
    const { configuration, rules } = this;
    if (!configuration) return new Map();
    return new Map(this.cards.map(({ carrierCompanyId: id }) => [id, carrierUse(configuration, id, rules)]));
  }

  useOf(carrierCompanyId: string): CarrierUse | undefined {
    return this.uses.get(carrierCompanyId);
  }

  /** Name of a return address, or its id if it has no name. */
  addressName(locationId: string): string {
    return ruleNames(this.configuration ?? {}).addresses.get(locationId) ?? locationId;
  }

  get rules(): readonly CarrierRule[] {
    return this.configuration ? carrierRulesOf(this.configuration) : [];
  }

  successorsOf(carrierCompanyId: string): readonly CarrierCard[] {
    return this.cards.filter(
      ({ carrierCompanyId: id, state }) => id !== carrierCompanyId && (state === 'enabled' || state === 'default'),
    );
  }

  saveAccount(carrierCompanyId: string, account: AccountValues | undefined): void {
    const carriers = addCarrier(this.#pending, carrierCompanyId, this.#settings);
    this.#setCarriers(
      carriers.map((carrier) =>
        carrier.carrierCompanyId === carrierCompanyId && account ? { ...carrier, account } : carrier,
      ),
    );
  }

  use(carrierCompanyId: string): void {
    this.#setCarriers(enableCarrier(this.#pending, carrierCompanyId, this.#settings));
  }

  /** Makes a carrier the default and enables it, because the default carrier transports returns [CR-4]. */
  makeDefault(carrierCompanyId: string): void {
    const enabled = enableCarrier(this.#pending, carrierCompanyId, this.#settings);
    this.#setCarriers(makeDefaultCarrier(enabled, carrierCompanyId));
  }

  stopUsing(carrierCompanyId: string, successors: CarrierSuccessors = {}): void {
    this.#setCarriers(
      withDefault(disableCarrier(this.#pending, carrierCompanyId), successors.newDefault),
      this.#movedRules(carrierCompanyId, successors),
    );
  }

  remove(carrierCompanyId: string, successors: CarrierSuccessors = {}): void {
    this.#setCarriers(
      withDefault(withoutDeletedCarriers(this.#pending, new Set([carrierCompanyId])), successors.newDefault),
      this.#movedRules(carrierCompanyId, successors),
    );
  }

  restore(carrierCompanyId: string): void {
    const published = this.#published.find((carrier) => carrier.carrierCompanyId === carrierCompanyId);
    if (!published) return this.remove(carrierCompanyId);
    const isConfigured = this.#pending.some((carrier) => carrier.carrierCompanyId === carrierCompanyId);
    const hasDefault = this.#pending.some((carrier) => carrier.default);
    const restoredCarrier = (carrier: Carrier): Carrier => ({ ...published, default: carrier.default });
    this.#setCarriers(
      isConfigured
        ? this.#pending.map((carrier) =>
            carrier.carrierCompanyId === carrierCompanyId ? restoredCarrier(carrier) : carrier,
          )
        : [...this.#pending, { ...published, default: published.default && !hasDefault }],
    );
  }

  get #settings(): CarrierSettings {
    return this.configuration?.carriers ?? {};
  }

  get #published(): readonly Carrier[] {
    return this.#company.configuration ? carriersOf(this.#company.configuration) : [];
  }

  get #pending(): readonly Carrier[] {
    return this.configuration ? carriersOf(this.configuration) : [];
  }

  #setCarriers(next: readonly Carrier[], otherChanges: readonly PendingChange[] = []): void {
    this.#changes.edit([...carrierChanges(this.#published, this.#pending, next), ...otherChanges]);
  }

  #movedRules(carrierCompanyId: string, { rulesTo }: CarrierSuccessors): readonly PendingChange[] {
    const { configuration } = this.#company;
    if (!configuration || rulesTo === undefined) return [];
    return rulesOfCarrier(this.rules, carrierCompanyId)
      .filter(({ eventData }) => eventData.shouldUse)
      .map((rule) => saveRule(configuration, { ...rule, eventData: { ...rule.eventData, carrier: rulesTo } }));
  }
}

const withDefault = (carriers: readonly Carrier[], newDefault: string | undefined): readonly Carrier[] =>
  newDefault === undefined ? carriers : makeDefaultCarrier(carriers, newDefault);
