import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type { Clock } from '../../../src/application/shared/Clock.ts';
import { isNewOpening, stateOf, type PreviewLink } from '../../../src/domain/preview-links/previewLink.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { TokenMint } from '../session/TokenMint.ts';
import type { LinkLookup } from '../shared/LinkLookup.ts';
import type { RequestOrigin } from '../shared/Principal.ts';
import type { UnitOfWork } from '../shared/UnitOfWork.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import type { PreviewLinkHolder, PreviewLinkHolders } from './PreviewLinkHolders.ts';

export type OpenPreviewLinkParts = {
  readonly holders: PreviewLinkHolders;
  readonly unitOfWork: UnitOfWork;
  readonly lookUp: LinkLookup;
  readonly mint: TokenMint;
  readonly clock: Clock;
};

export type OpenedPreview =
  | {
      readonly state: 'open';
      readonly link: Pick<PreviewLink, 'createdAt' | 'expiresAt'>;
      readonly key: string;
      /** Reads the configuration of the link, or `undefined` if the link was revoked meanwhile. */
      readonly read: () => Promise<MerchantConfigDocument | undefined>;
    }
  | { readonly state: 'revoked' | 'expired' };

/** Response for unknown tokens. Only holders of a valid token learn that a link was revoked or has expired. */
const noLink = err({ kind: 'not-found' } as const);

export class OpenPreviewLink {
  readonly #parts: OpenPreviewLinkParts;

  constructor(parts: OpenPreviewLinkParts) {
    this.#parts = parts;
  }

  async execute(token: string, origin: RequestOrigin): Promise<Result<OpenedPreview, ServiceFailure>> {
    const { holders, lookUp, mint } = this.#parts;
    const holder = await lookUp.run(origin, () => holders.find(mint.hash(token)));
    return holder.ok ? this.#open(holder.value) : holder;
  }

  #open({ rootOrgId, companyId, linkId }: PreviewLinkHolder): Promise<Result<OpenedPreview, ServiceFailure>> {
    const now = this.#parts.clock.now();
    const { unitOfWork } = this.#parts;
    const tenant = { rootOrgId, companyId };
    return unitOfWork.inTenant(
      tenant,
      async ({ previewLinks }) => {
        const link = await previewLinks.find(companyId, linkId);
        if (!link) return noLink;
        const state = stateOf(link, now);
        if (state !== 'open') return ok({ state });
        if (isNewOpening(link, now)) await previewLinks.markOpened(companyId, linkId, now);
        const read = () =>
          unitOfWork.inTenant(tenant, (unit) => unit.previewLinks.readSnapshot(companyId, linkId), 'sessions');
        return ok({ state, key: `${rootOrgId}/${companyId}/${linkId}`, link, read });
      },
      // Write in the category `sessions`, which is allowed on a nearly full disk, so that links can still be opened.
      'sessions',
    );
  }
}
