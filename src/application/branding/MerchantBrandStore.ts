import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { asksForSubBrand, brandOf, type Brand } from '../../domain/branding/brandOf.ts';
import type { CompanyId } from '../../domain/company/companyId.ts';
import type { Clock } from '../shared/Clock.ts';
import type { BrandingStore } from './BrandingStore.ts';
import type { MerchantBrandGateway } from './MerchantBrandGateway.ts';

/** How long a merchant's pages wait for their brand, in milliseconds; then they wear the owner's until it is known. */
const PATIENCE = 3000;

type Asked = { readonly companyId: CompanyId; readonly isAwaited: boolean; readonly subBrand?: string | undefined };

/**
 * The brand a merchant's own staff see: the owner's, or that of the sub-brand the merchant belongs to. That is asked for
 * where the owner checks for sub-brands, before anything is drawn (source, section 7); without an answer it is the owner's.
 */
export class MerchantBrandStore {
  asked: Asked | undefined;
  readonly #gateway: MerchantBrandGateway;
  readonly #branding: BrandingStore;
  readonly #clock: Clock;

  constructor(gateway: MerchantBrandGateway, branding: BrandingStore, clock: Clock) {
    this.#gateway = gateway;
    this.#branding = branding;
    this.#clock = clock;
    makeAutoObservable(this, { asked: observableRef });
  }

  /** The brand of a company's pages; `undefined` while they are to wait for it. */
  brandFor(companyId: CompanyId): Brand | undefined {
    const { configuration } = this.#branding;
    if (!configuration) return undefined;
    if (!this.#asksFor(companyId)) return brandOf(configuration);
    if (this.asked?.companyId !== companyId || this.asked.isAwaited) return undefined;
    return brandOf(configuration, this.asked.subBrand);
  }

  /** Asks for a company's sub-brand where that is to be asked; answers once it is known or cannot be. */
  async open(companyId: CompanyId): Promise<void> {
    if (!this.#asksFor(companyId)) return;
    const awaited: Asked = { companyId, isAwaited: true };
    this.asked = awaited;
    const stopWaiting = this.#clock.after(PATIENCE, () =>
      runInAction(() => {
        if (this.asked === awaited) this.asked = { companyId, isAwaited: false };
      }),
    );
    const read = await this.#gateway.readSubBrand(companyId);
    stopWaiting();
    runInAction(() => {
      if (this.asked?.companyId !== companyId) return;
      this.asked = { companyId, isAwaited: false, subBrand: read.ok ? read.value : undefined };
    });
  }

  /** Forgets the company; what is still on its way about it is no news. */
  close(): void {
    this.asked = undefined;
  }

  #asksFor(companyId: CompanyId): boolean {
    const { configuration } = this.#branding;
    if (!configuration) return false;
    return asksForSubBrand(companyId, configuration.carrier, configuration.shouldCheckForSubBrand === true);
  }
}
