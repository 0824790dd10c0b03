import { makeAutoObservable } from 'mobx';
import type { BrandingStore } from '../branding/BrandingStore.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';
import { Resource } from '../shared/Resource.ts';
import type { CompanyPath, PublishGateway, PublishSummary } from './PublishGateway.ts';

/** A resource: who published last, and when. Nobody misses it where the service cannot tell. */
export class LastPublishStore {
  readonly #latest: Resource<CompanyPath, PublishSummary | undefined>;
  readonly #company: CompanyStore;
  readonly #branding: BrandingStore;

  constructor(publishes: PublishGateway, company: CompanyStore, branding: BrandingStore) {
    this.#latest = new Resource((path, signal) => publishes.latest(path, signal));
    this.#company = company;
    this.#branding = branding;
    makeAutoObservable(this);
  }

  /** Of the company that is open, as it was last read. */
  get summary(): PublishSummary | undefined {
    return this.#latest.key?.companyId === this.#company.companyId ? this.#latest.value : undefined;
  }

  async refresh(): Promise<void> {
    const { configuration } = this.#company;
    if (!configuration || !this.#branding.configuration?.extensions.history) return;
    const { companyId, carrier } = configuration;
    await this.#latest.reload({ rootOrgId: carrier.rootOrgId, companyId });
  }
}
