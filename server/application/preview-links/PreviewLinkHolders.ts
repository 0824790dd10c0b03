import type { CompanyId } from '../../../src/domain/company/companyId.ts';

export type PreviewLinkHolder = {
  readonly rootOrgId: string;
  readonly companyId: CompanyId;
  readonly linkId: string;
};

/** Whose a link is, before a tenant is known. */
export interface PreviewLinkHolders {
  /** By the hash of its token, of revoked and expired links too while they are remembered. */
  find(tokenHash: string): Promise<PreviewLinkHolder | undefined>;
}
