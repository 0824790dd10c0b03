import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import type { PreviewLink } from '../../../src/domain/preview-links/previewLink.ts';

export interface PreviewLinkRepository {
  /** Lists links that are neither revoked nor expired, newest first. */
  listOpen(companyId: CompanyId, now: number): Promise<readonly PreviewLink[]>;
  /** Adds a link with its snapshot. Returns the stored size in bytes. */
  add(
    companyId: CompanyId,
    link: PreviewLink,
    kept: { readonly tokenHash: string; readonly snapshot: MerchantConfigDocument },
  ): Promise<number>;
  find(companyId: CompanyId, linkId: string): Promise<PreviewLink | undefined>;
  /** Revokes the link and deletes its snapshot. */
  revoke(companyId: CompanyId, linkId: string, now: number): Promise<void>;
  /** Returns the configuration stored for a link, or `undefined` if it was deleted. */
  readSnapshot(companyId: CompanyId, linkId: string): Promise<MerchantConfigDocument | undefined>;
  markOpened(companyId: CompanyId, linkId: string, now: number): Promise<void>;
}
