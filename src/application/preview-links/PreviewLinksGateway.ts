import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import type { PreviewLink } from '../../domain/preview-links/previewLink.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

export type PreviewLinksPath = { readonly rootOrgId: string; readonly companyId: string };

/** The token is returned only once, to the user who created the link. */
export type MadePreviewLink = { readonly link: PreviewLink; readonly token: string };

export type OpenedPreview =
  | {
      readonly state: 'open';
      readonly link: Pick<PreviewLink, 'createdAt' | 'expiresAt'>;
      readonly configuration: CompanyConfiguration;
    }
  | { readonly state: 'revoked' | 'expired' };

/** Links that show a portal without an account. They take effect at once. Requires `previewLinks`. */
export interface PreviewLinksGateway {
  /** Valid links, newest first. */
  list(company: PreviewLinksPath, signal?: AbortSignal): Promise<Result<readonly PreviewLink[], PortFailure>>;
  /** Creates a link to a snapshot. Only the parts that `previewSnapshot` keeps are stored. */
  create(company: PreviewLinksPath, shown: CompanyConfiguration): Promise<Result<MadePreviewLink, PortFailure>>;
  revoke(company: PreviewLinksPath, linkId: string): Promise<Result<void, PortFailure>>;
  /** Requires no sign-in. `not-found` for an unknown token, `busy` after many of them. */
  open(token: string, signal?: AbortSignal): Promise<Result<OpenedPreview, PortFailure>>;
}
export const PreviewLinksGateway = portToken<PreviewLinksGateway>('PreviewLinksGateway');
