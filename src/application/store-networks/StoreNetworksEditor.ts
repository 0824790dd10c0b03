import { makeAutoObservable } from 'mobx';
import { hasInStoreReturns } from '../../domain/store-networks/companyStoreNetworks.ts';
import {
  networkRows,
  shopsByCountry,
  type CountryShops,
  type NetworkRow,
} from '../../domain/store-networks/networkRows.ts';
import { switchInStoreReturns, switchNetwork } from '../../domain/store-networks/storeNetworkChanges.ts';
import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';

/** Editor of in-store returns and of the networks that accept them. */
export class StoreNetworksEditor {
  readonly #company: CompanyStore;
  readonly #changes: PendingChangesStore;

  constructor(company: CompanyStore, changes: PendingChangesStore) {
    this.#company = company;
    this.#changes = changes;
    makeAutoObservable(this);
  }

  get rows(): readonly NetworkRow[] {
    const { configuration: published, pendingConfiguration: pending } = this.#company;
    return published && pending ? networkRows(published, pending) : [];
  }

  get countries(): readonly CountryShops[] {
    return shopsByCountry(this.rows, this);
  }

  get isOn(): boolean {
    return hasInStoreReturns(this.#company.pendingConfiguration ?? {});
  }

  get wasOn(): boolean {
    return hasInStoreReturns(this.#company.configuration ?? {});
  }

  switchOn(isOn: boolean): void {
    const { configuration } = this.#company;
    if (configuration) this.#changes.edit([switchInStoreReturns(configuration, isOn)]);
  }

  switchNetworkOn(storeNetworkId: string, isOn: boolean): void {
    const { configuration } = this.#company;
    if (configuration) this.#changes.edit([switchNetwork(configuration, storeNetworkId, isOn)]);
  }
}
