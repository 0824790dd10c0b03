import { makeAutoObservable, runInAction } from 'mobx';
import { asksForSubBrand, brandOf, type Brand } from '../../domain/branding/brandOf.ts';
import type { CompanyId } from '../../domain/company/companyId.ts';
import type { Clock } from '../shared/Clock.ts';
import { Resource } from '../shared/Resource.ts';
import type { BrandingStore } from './BrandingStore.ts';
import type { MerchantBrandGateway } from './MerchantBrandGateway.ts';

/** How long a merchant's pages wait for their brand, in milliseconds; then they wear the owner's until it is known. */
const PATIENCE = 3000;

/**
 * A resource: the brand a merchant's own staff see: the owner's, or that of the sub-brand the merchant belongs to. That is asked for
 * where the owner checks for sub-brands, before anything is drawn [BR-10]; without an answer it is the owner's.
 */
export class MerchantBrandStore {
  /** Waited for as long as pages wait; they wear the owner's brand from then on. */
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

  /** The brand of a company's pages; `undefined` while they are to wait for it. */
  brandFor(companyId: CompanyId): Brand | undefined {
    const { configuration } = this.#branding;
    if (!configuration) return undefined;
    if (!this.#asksFor(companyId)) return brandOf(configuration);
    const { key, state } = this.#subBrand;
    if (key !== companyId || (state.kind === 'loading' && !this.isOverdue)) return undefined;
    return brandOf(configuration, this.#subBrand.value);
  }

  /** Asks for a company's sub-brand where that is to be asked; answers once it is known or cannot be. */
  async open(companyId: CompanyId): Promise<void> {
    if (!this.#asksFor(companyId)) return;
    this.#wait();
    const read = await this.#subBrand.load(companyId);
    if (read) this.#stopWaiting();
  }

  /** Forgets the company; what is still on its way about it is no news. */
  close(): void {
    this.#stopWaiting();
    this.#subBrand.close();
  }

  #wait(): void {
    this.#stopWaiting();
    this.isOverdue = false;
    this.#stopWaiting = this.#clock.after(PATIENCE, () => runInAction(() => (this.isOverdue = true)));
  }

  #asksFor(companyId: CompanyId): boolean {
    const { configuration } = this.#branding;
    if (!configuration) return false;
    return asksForSubBrand(companyId, configuration.carrier, configuration.shouldCheckForSubBrand === true);
  }
}
