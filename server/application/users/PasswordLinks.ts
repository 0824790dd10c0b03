import type { CompanyId } from '../../../src/domain/company/companyId.ts';

export type LinkHolder = {
  readonly rootOrgId: string;
  readonly organisationId: CompanyId;
  readonly userId: string;
};

/** Finds links for setting a password before a tenant is known. Stores only the hash of a link's token. */
export interface PasswordLinks {
  find(tokenHash: string, now: number): Promise<LinkHolder | undefined>;
  purge(now: number): Promise<void>;
}
