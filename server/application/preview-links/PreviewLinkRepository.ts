import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import type { PreviewLink } from '../../../src/domain/preview-links/previewLink.ts';

export interface PreviewLinkRepository {
  /** Newest first; without revoked and expired links. */
  listOpen(companyId: CompanyId, now: number): Promise<readonly PreviewLink[]>;
  /** Returns the bytes it takes. */
  add(
    companyId: CompanyId,
    link: PreviewLink,
    kept: { readonly tokenHash: string; readonly snapshot: MerchantConfigDocument },
  ): Promise<number>;
  find(companyId: CompanyId, linkId: string): Promise<PreviewLink | undefined>;
  /** Also deletes the snapshot. */
  revoke(companyId: CompanyId, linkId: string, now: number): Promise<void>;
  /** The snapshot of a link, or `undefined` if it was deleted. */
  readSnapshot(companyId: CompanyId, linkId: string): Promise<MerchantConfigDocument | undefined>;
  markOpened(companyId: CompanyId, linkId: string, now: number): Promise<void>;
}
