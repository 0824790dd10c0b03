import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type { Clock } from '../../../src/application/shared/Clock.ts';
import { isOpenedAnew, stateOf, type PreviewLink } from '../../../src/domain/preview-links/previewLink.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import { networkOf } from '../session/networkOf.ts';
import type { SignInThrottle } from '../session/SignInThrottle.ts';
import type { TokenMint } from '../session/TokenMint.ts';
import type { RequestOrigin } from '../shared/RequestOrigin.ts';
import type { UnitOfWork } from '../shared/UnitOfWork.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import type { PreviewLinkHolder, PreviewLinkHolders } from './PreviewLinkHolders.ts';

export type OpenPreviewLinkParts = {
  readonly holders: PreviewLinkHolders;
  readonly unitOfWork: UnitOfWork;
  readonly throttle: SignInThrottle;
  readonly mint: TokenMint;
  readonly clock: Clock;
};

export type OpenedPreview =
  | {
      readonly state: 'open';
      readonly link: Pick<PreviewLink, 'createdAt' | 'expiresAt'>;
      readonly configuration: MerchantConfigDocument;
    }
  | { readonly state: 'revoked' | 'expired' };

/** Seconds after which who has guessed too often may come again. */
const RETRY = 60;
/** Who revokes or lets expire tells it to those who hold the link; everybody else is told of no link. */
const noLink = err({ kind: 'not-found' } as const);

/**
 * What a link shows to whoever holds its token; nobody has signed in. A token that is right always passes: those that are
 * none are counted by the network they come from, and wait once there are many.
 */
export class OpenPreviewLink {
  readonly #parts: OpenPreviewLinkParts;

  constructor(parts: OpenPreviewLinkParts) {
    this.#parts = parts;
  }

  async execute(token: string, origin: RequestOrigin): Promise<Result<OpenedPreview, ServiceFailure>> {
    const { holders, mint } = this.#parts;
    const holder = await holders.find(mint.hash(token));
    return holder ? this.#open(holder) : this.#refuseGuess(origin);
  }

  #open({ rootOrgId, companyId, linkId }: PreviewLinkHolder): Promise<Result<OpenedPreview, ServiceFailure>> {
    const now = this.#parts.clock.now();
    return this.#parts.unitOfWork.inTenant(
      { rootOrgId, companyId },
      async ({ previewLinks }) => {
        const link = await previewLinks.find(companyId, linkId);
        if (!link) return noLink;
        const state = stateOf(link, now);
        if (state !== 'open') return ok({ state });
        const configuration = await previewLinks.readSnapshot(companyId, linkId);
        if (!configuration) return noLink;
        if (isOpenedAnew(link, now)) await previewLinks.markOpened(companyId, linkId, now);
        return ok({ state, link, configuration });
      },
      // Read where there is no room for anything else, too.
      'sessions',
    );
  }

  async #refuseGuess({ address }: RequestOrigin): Promise<Result<never, ServiceFailure>> {
    const { throttle, clock } = this.#parts;
    const network = networkOf(address);
    // One counter a network, apart from those of sign-in: who guesses links keeps nobody from signing in.
    const attempt = {
      rootOrgId: undefined,
      organisationId: '',
      username: 'preview-link',
      address: network,
      deviceId: network,
    };
    const verdict = await throttle.begin(attempt, clock.now());
    if (verdict.kind !== 'free') return err({ kind: 'throttled', retryAfterSeconds: RETRY });
    await throttle.failed(attempt, clock.now());
    return noLink;
  }
}
