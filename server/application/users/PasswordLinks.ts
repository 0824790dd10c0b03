import type { CompanyId } from '../../../src/domain/company/companyId.ts';

export type LinkHolder = {
  readonly rootOrgId: string;
  readonly organisationId: CompanyId;
  readonly userId: string;
};

/** Links by which people set a password, before a tenant is known; kept by the hash of their token. */
export interface PasswordLinks {
  find(tokenHash: string, now: number): Promise<LinkHolder | undefined>;
  /** Drops what has expired. */
  purge(now: number): Promise<void>;
}
