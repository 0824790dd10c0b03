import type { CompanyId } from '../../../src/domain/company/companyId.ts';

export type PreviewLinkHolder = {
  readonly rootOrgId: string;
  readonly companyId: CompanyId;
  readonly linkId: string;
};

export interface PreviewLinkHolders {
  /** Looks up by token hash. Includes revoked and expired links until they are deleted. */
  find(tokenHash: string): Promise<PreviewLinkHolder | undefined>;
}
