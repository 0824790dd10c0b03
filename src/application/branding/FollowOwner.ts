import { reaction } from 'mobx';
import type { CompanyStore } from '../company/CompanyStore.ts';
import type { BrandingStore } from './BrandingStore.ts';

/**
 * Keeps the portal's look up with its owner: whenever the owner's own organisation is known to be published anew, here
 * or in another tab, the admin configuration is read again.
 */
export class FollowOwner {
  readonly #company: CompanyStore;
  readonly #branding: BrandingStore;

  constructor(company: CompanyStore, branding: BrandingStore) {
    this.#company = company;
    this.#branding = branding;
  }

  /** Answers how to stop. */
  execute(): () => void {
    return reaction(
      () => this.#company.published,
      (published, before) => {
        const companyId = published?.configuration.companyId;
        const isOwners = companyId === this.#branding.configuration?.rootOrgId;
        if (isOwners && before?.configuration.companyId === companyId) void this.#branding.refetch();
      },
    );
  }
}
