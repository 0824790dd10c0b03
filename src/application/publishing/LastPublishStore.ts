import { makeAutoObservable } from 'mobx';
import { companyPathOf, type CompanyPath } from '../company/CompanyPath.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';
import { Resource } from '../shared/Resource.ts';
import type { PublishGateway, PublishSummary } from './PublishGateway.ts';

/** Store that loads the last publish. Failures are not shown. */
export class LastPublishStore {
  readonly #latest: Resource<CompanyPath, PublishSummary | undefined>;
  readonly #company: CompanyStore;
  readonly #hasHistory: () => boolean;

  constructor(publishes: PublishGateway, company: CompanyStore, hasHistory: () => boolean) {
    this.#latest = new Resource((path, signal) => publishes.latest(path, signal));
    this.#company = company;
    this.#hasHistory = hasHistory;
    makeAutoObservable(this);
  }

  get summary(): PublishSummary | undefined {
    return this.#latest.key?.companyId === this.#company.companyId ? this.#latest.value : undefined;
  }

  async refresh(): Promise<void> {
    const { configuration } = this.#company;
    if (configuration && this.#hasHistory()) await this.#latest.reload(companyPathOf(configuration));
  }
}
