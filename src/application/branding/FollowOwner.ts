import { reaction } from 'mobx';
import type { CompanyStore } from '../company/CompanyStore.ts';
import type { BrandingStore } from './BrandingStore.ts';

/** Reads the admin configuration again when the owner's organisation is published, in this tab or in another tab. */
export class FollowOwner {
  readonly #company: CompanyStore;
  readonly #branding: BrandingStore;

  constructor(company: CompanyStore, branding: BrandingStore) {
    this.#company = company;
    this.#branding = branding;
  }

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
