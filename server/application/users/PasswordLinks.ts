import type { CompanyId } from '../../../src/domain/company/companyId.ts';

export type LinkHolder = {
  readonly rootOrgId: string;
  readonly organisationId: CompanyId;
  readonly userId: string;
};

/** Links for setting a password, looked up before a tenant is known. Only the hash of the token is stored. */
export interface PasswordLinks {
  find(tokenHash: string, now: number): Promise<LinkHolder | undefined>;
  purge(now: number): Promise<void>;
}
