import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import type { PreviewLink } from '../../domain/preview-links/previewLink.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

export type PreviewLinksPath = { readonly rootOrgId: string; readonly companyId: string };

/** A link with the token that opens it; answered to the one who asked, once. */
export type MadePreviewLink = { readonly link: PreviewLink; readonly token: string };

/** What a link shows, or what became of it. */
export type OpenedPreview =
  | {
      readonly state: 'open';
      readonly link: Pick<PreviewLink, 'createdAt' | 'expiresAt'>;
      readonly configuration: CompanyConfiguration;
    }
  | { readonly state: 'revoked' | 'expired' };

/** Links that show a portal to people without an account, where the service announces `previewLinks`. They take effect at once. */
export interface PreviewLinksGateway {
  /** Those that are good still, the newest first. */
  list(company: PreviewLinksPath, signal?: AbortSignal): Promise<Result<readonly PreviewLink[], PortFailure>>;
  /** Makes one that shows a configuration as it is now; of that only what `previewSnapshot` leaves is kept. */
  create(company: PreviewLinksPath, shown: CompanyConfiguration): Promise<Result<MadePreviewLink, PortFailure>>;
  revoke(company: PreviewLinksPath, linkId: string): Promise<Result<void, PortFailure>>;
  /** For whoever holds a token; `not-found` where it is none, `busy` after many of those. */
  open(token: string, signal?: AbortSignal): Promise<Result<OpenedPreview, PortFailure>>;
}
export const PreviewLinksGateway = portToken<PreviewLinksGateway>('PreviewLinksGateway');
