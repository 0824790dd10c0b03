import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import type { PreviewLink } from '../../../src/domain/preview-links/previewLink.ts';

/** Links to previews of one tenant's companies, each with what it shows for as long as it is good. */
export interface PreviewLinkRepository {
  /** Those that are neither revoked nor expired, the newest first. */
  listOpen(companyId: CompanyId, now: number): Promise<readonly PreviewLink[]>;
  /** Answers how many bytes that took. */
  add(
    companyId: CompanyId,
    link: PreviewLink,
    kept: { readonly tokenHash: string; readonly snapshot: MerchantConfigDocument },
  ): Promise<number>;
  find(companyId: CompanyId, linkId: string): Promise<PreviewLink | undefined>;
  /** Drops what it shows as well. */
  revoke(companyId: CompanyId, linkId: string, now: number): Promise<void>;
  /** What a link shows; `undefined` once that was dropped. */
  readSnapshot(companyId: CompanyId, linkId: string): Promise<MerchantConfigDocument | undefined>;
  markOpened(companyId: CompanyId, linkId: string, now: number): Promise<void>;
}
