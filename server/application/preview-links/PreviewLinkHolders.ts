import type { CompanyId } from '../../../src/domain/company/companyId.ts';

export type PreviewLinkHolder = {
  readonly rootOrgId: string;
  readonly companyId: CompanyId;
  readonly linkId: string;
};

export interface PreviewLinkHolders {
  /** Finds a link by the hash of its token, including revoked and expired links that are not deleted yet. */
  find(tokenHash: string): Promise<PreviewLinkHolder | undefined>;
}
