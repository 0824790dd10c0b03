import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Address } from '../../domain/company/parts/address.ts';
import { nextAddressCheck, uncheckedAddress, type AddressCheck } from '../../domain/warehouses/address/addressCheck.ts';
import { addressContextOf, validatesAllCarriers } from '../../domain/warehouses/address/addressContext.ts';
import { interpretAddressCheck } from '../../domain/warehouses/address/addressVerdict.ts';
import { tidyAddress } from '../../domain/warehouses/address/form/tidyAddress.ts';
import { companyPathOf } from '../company/CompanyPath.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';
import type { Analytics } from '../shared/Analytics.ts';
import type { AddressGateway } from './AddressGateway.ts';

/** Maximum number of parallel requests, so that a long list does not use all connections of the browser. */
const MAX_PARALLEL = 4;

/** Store of validation results of the shown addresses [WH-6]. A changed address is validated again [PC-4]. */
export class AddressVerdicts {
  readonly #gateway: AddressGateway;
  readonly #company: CompanyStore;
  readonly #analytics: Analytics;
  readonly #checks = observable.map<string, AddressCheck>([], { deep: false });
  readonly #queue = new Map<string, Address>();
  #running = 0;

  constructor(gateway: AddressGateway, company: CompanyStore, analytics: Analytics) {
    this.#gateway = gateway;
    this.#company = company;
    this.#analytics = analytics;
    makeAutoObservable(this, { checkOf: false });
  }

  checkOf(address: Address): AddressCheck {
    return this.#checks.get(this.#keyOf(address)) ?? uncheckedAddress;
  }

  /** Validates an address if it has no result yet, or if its last request failed. */
  ask(address: Address): void {
    const key = this.#keyOf(address);
    const check = this.#checks.get(key);
    if (check !== undefined && check.kind !== 'failed') return;
    this.#checks.set(key, nextAddressCheck(uncheckedAddress, { kind: 'started' }));
    this.#queue.set(key, tidyAddress(address));
    void this.#runQueue();
  }

  async #runQueue(): Promise<void> {
    if (this.#running >= MAX_PARALLEL) return;
    this.#running += 1;
    for (let next = this.#takeNext(); next; next = this.#takeNext()) await this.#answer(...next);
    this.#running -= 1;
  }

  #takeNext(): readonly [string, Address] | undefined {
    const [next] = this.#queue;
    if (next) this.#queue.delete(next[0]);
    return next;
  }

  async #answer(key: string, address: Address): Promise<void> {
    const { configuration } = this.#company;
    if (!configuration) return runInAction(() => void this.#checks.delete(key));
    const company = companyPathOf(configuration);
    const answer = await this.#gateway.validate(company, address, validatesAllCarriers(configuration));
    if (!answer.ok) this.#analytics.track({ type: 'address_lookup_failure', properties: { kind: answer.error.kind } });
    runInAction(() => {
      const check = this.#checks.get(key) ?? uncheckedAddress;
      const event = answer.ok
        ? ({
            kind: 'answered',
            verdict: interpretAddressCheck(answer.value, addressContextOf(configuration)),
          } as const)
        : ({ kind: 'failed' } as const);
      this.#checks.set(key, nextAddressCheck(check, event));
    });
  }

  /** Cache key of a result. It contains the revision, because a publish can change carriers and their service areas. */
  #keyOf(address: Address): string {
    const { published } = this.#company;
    return JSON.stringify([published?.configuration.companyId, published?.revision, tidyAddress(address)]);
  }
}
