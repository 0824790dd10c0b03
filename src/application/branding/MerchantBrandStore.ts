import { makeAutoObservable, runInAction } from 'mobx';
import { needsSubBrandRequest, brandOf, type Brand } from '../../domain/branding/brandOf.ts';
import type { CompanyId } from '../../domain/company/companyId.ts';
import type { Clock } from '../shared/Clock.ts';
import { Resource } from '../shared/Resource.ts';
import type { BrandingStore } from './BrandingStore.ts';
import type { MerchantBrandGateway } from './MerchantBrandGateway.ts';

/** Milliseconds that pages wait for their brand. After that, they show the owner's brand until it is loaded. */
const MAX_WAIT = 3000;

/** Store that loads the brand of a merchant's pages: the brand of the owner or of a sub-brand [BR-10]. */
export class MerchantBrandStore {
  isOverdue = false;
  readonly #subBrand: Resource<CompanyId, string | undefined>;
  readonly #branding: BrandingStore;
  readonly #clock: Clock;
  #stopWaiting: () => void = () => undefined;

  constructor(gateway: MerchantBrandGateway, branding: BrandingStore, clock: Clock) {
    this.#subBrand = new Resource((companyId, signal) => gateway.readSubBrand(companyId, signal));
    this.#branding = branding;
    this.#clock = clock;
    makeAutoObservable(this);
  }

  /** Brand of a merchant's pages. Undefined while the pages must wait for it. */
  brandFor(companyId: CompanyId): Brand | undefined {
    const { configuration } = this.#branding;
    if (!configuration) return undefined;
    if (!this.#needsSubBrand(companyId)) return brandOf(configuration);
    const { key, state } = this.#subBrand;
    if (key !== companyId || (state.kind === 'loading' && !this.isOverdue)) return undefined;
    return brandOf(configuration, this.#subBrand.value);
  }

  async open(companyId: CompanyId): Promise<void> {
    if (!this.#needsSubBrand(companyId)) return;
    this.#startTimeout();
    const result = await this.#subBrand.load(companyId);
    if (result) this.#stopWaiting();
  }

  close(): void {
    this.#stopWaiting();
    this.#subBrand.close();
  }

  #startTimeout(): void {
    this.#stopWaiting();
    this.isOverdue = false;
    this.#stopWaiting = this.#clock.after(MAX_WAIT, () => runInAction(() => (this.isOverdue = true)));
  }

  #needsSubBrand(companyId: CompanyId): boolean {
    const { configuration } = this.#branding;
    if (!configuration) return false;
    return needsSubBrandRequest(companyId, configuration.carrier, configuration.shouldCheckForSubBrand === true);
  }
}
