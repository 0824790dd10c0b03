import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { BrandingStore } from '../branding/BrandingStore.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';
import type { PublishGateway, PublishSummary } from './PublishGateway.ts';

/** Who published last, and when. Nobody misses it where the service cannot tell. */
export class LastPublishStore {
  summary: PublishSummary | undefined;
  readonly #publishes: PublishGateway;
  readonly #company: CompanyStore;
  readonly #branding: BrandingStore;

  constructor(publishes: PublishGateway, company: CompanyStore, branding: BrandingStore) {
    this.#publishes = publishes;
    this.#company = company;
    this.#branding = branding;
    makeAutoObservable(this, { summary: observableRef });
  }

  async refresh(): Promise<void> {
    const { configuration } = this.#company;
    if (!configuration || !this.#branding.configuration?.extensions.history) return;
    const { companyId, carrier } = configuration;
    const latest = await this.#publishes.latest({ rootOrgId: carrier.rootOrgId, companyId });
    if (this.#company.companyId !== companyId) return;
    runInAction(() => (this.summary = latest.ok ? latest.value : undefined));
  }
}
