import type { CompanyPath } from '../company/CompanyPath.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import type { PreviewLink } from '../../domain/preview-links/previewLink.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** A new link with its token, which is returned only once, to the user who created the link. */
export type MadePreviewLink = { readonly link: PreviewLink; readonly token: string };

export type OpenedPreview =
  | {
      readonly state: 'open';
      readonly link: Pick<PreviewLink, 'createdAt' | 'expiresAt'>;
      readonly configuration: CompanyConfiguration;
    }
  | { readonly state: 'revoked' | 'expired' };

/** Links that show a portal to visitors without an account. Writes take effect at once. Requires `previewLinks`. */
export interface PreviewLinksGateway {
  /** Lists the valid links, newest first. */
  list(company: CompanyPath, signal?: AbortSignal): Promise<Result<readonly PreviewLink[], PortFailure>>;
  /** Creates a link to a snapshot of a configuration. Only the parts in `previewSnapshot` are stored. */
  create(company: CompanyPath, shown: CompanyConfiguration): Promise<Result<MadePreviewLink, PortFailure>>;
  revoke(company: CompanyPath, linkId: string): Promise<Result<void, PortFailure>>;
  /** Opens a link, without sign-in. `not-found` for an unknown token, `busy` after many unknown tokens. */
  open(token: string, signal?: AbortSignal): Promise<Result<OpenedPreview, PortFailure>>;
}
export const PreviewLinksGateway = portToken<PreviewLinksGateway>('PreviewLinksGateway');
