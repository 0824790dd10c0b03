import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CompanyId } from '../../domain/company/companyId.ts';
import type { BrandingStore } from '../branding/BrandingStore.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';
import type { PublishGateway, PublishSummary } from './PublishGateway.ts';

/** Who published last, and when. Nobody misses it where the service cannot tell. */
export class LastPublishStore {
  read: { readonly companyId: CompanyId; readonly summary: PublishSummary | undefined } | undefined;
  readonly #publishes: PublishGateway;
  readonly #company: CompanyStore;
  readonly #branding: BrandingStore;

  constructor(publishes: PublishGateway, company: CompanyStore, branding: BrandingStore) {
    this.#publishes = publishes;
    this.#company = company;
    this.#branding = branding;
    makeAutoObservable(this, { read: observableRef });
  }

  /** Of the company that is open, as it was last read. */
  get summary(): PublishSummary | undefined {
    return this.read?.companyId === this.#company.companyId ? this.read?.summary : undefined;
  }

  async refresh(): Promise<void> {
    const { configuration } = this.#company;
    if (!configuration || !this.#branding.configuration?.extensions.history) return;
    const { companyId, carrier } = configuration;
    const latest = await this.#publishes.latest({ rootOrgId: carrier.rootOrgId, companyId });
    if (latest.ok) runInAction(() => (this.read = { companyId, summary: latest.value }));
  }
}
