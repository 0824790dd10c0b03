import type { Clock } from '../../../../src/application/shared/Clock.ts';
import type { CompanyId } from '../../../../src/domain/company/companyId.ts';
import { passkeyHostOf } from '../../../../src/domain/session/second-factor/passkey.ts';
import { codeRefusals } from '../../../../src/domain/session/second-factor/secondFactor.ts';
import { PASSKEY_CHALLENGE_LIFE } from '../../../../src/domain/shared/lifetimes.ts';
import { err, ok, type Result } from '../../../../src/domain/shared/result.ts';
import type { ServiceFailure } from '../../shared/failure.ts';
import type { Principal } from '../../shared/Principal.ts';
import type { UnitOfWork } from '../../shared/UnitOfWork.ts';
import type { TokenMint } from '../TokenMint.ts';
import type { CeremonyOptions, PasskeyCeremonies } from './PasskeyCeremonies.ts';
import { passkeysAt } from './proofMethods.ts';
import type { SignInChallenges } from './SignInChallenges.ts';

type User = { readonly rootOrgId: string; readonly organisationId: CompanyId; readonly userId: string };

export type RequestPasskeyParts = {
  readonly challenges: Pick<SignInChallenges, 'find'>;
  readonly ceremonies: Pick<PasskeyCeremonies, 'requestOptions'>;
  readonly unitOfWork: UnitOfWork;
  readonly mint: Pick<TokenMint, 'hash'>;
  readonly clock: Clock;
};

/** Challenges belong to one sign-in or one session, so that a proof for one cannot be used for another. */
export const ofSignIn = (tokenHash: string): string => `sign-in ${tokenHash}`;
export const ofSession = (sessionId: string): string => `step-up ${sessionId}`;

/** Creates the challenge that a passkey of the user signs. It replaces the previous challenge. */
export class RequestPasskey {
  readonly #parts: RequestPasskeyParts;

  constructor(parts: RequestPasskeyParts) {
    this.#parts = parts;
  }

  /** For the second step of a sign-in. `challenge` is from its first step. */
  async forSignIn(challenge: string, site: string): Promise<Result<CeremonyOptions, ServiceFailure>> {
    const { challenges, mint, clock } = this.#parts;
    const tokenHash = mint.hash(challenge);
    const challenged = await challenges.find(tokenHash, clock.now());
    if (!challenged) return err({ kind: 'unauthorized', message: codeRefusals.expired });
    const options = await this.#request(challenged, site, ofSignIn(tokenHash));
    return options ? ok(options) : err({ kind: 'unauthorized', message: codeRefusals.passkey });
  }

  /** For the confirmation of the identity. */
  async forSession(principal: Principal, site: string): Promise<Result<CeremonyOptions, ServiceFailure>> {
    const options = await this.#request(principal, site, ofSession(principal.sessionId));
    if (options) return ok(options);
    const errors = [{ pointer: '/passkeys', message: 'none for this host' }];
    return err({ kind: 'invalid', message: codeRefusals.passkey, errors });
  }

  async #request(
    { rootOrgId, organisationId: companyId, userId }: User,
    site: string,
    boundTo: string,
  ): Promise<CeremonyOptions | undefined> {
    const { ceremonies, unitOfWork, clock } = this.#parts;
    const tenant = { rootOrgId, companyId };
    const stored = await unitOfWork.inTenant(tenant, ({ secondFactors }) => secondFactors.find(companyId, userId));
    const passkeys = passkeysAt(stored, site);
    const host = passkeyHostOf(site);
    if (host === undefined || passkeys.length === 0) return undefined;
    const options = await ceremonies.requestOptions({ host, passkeys });
    const { challenge } = options;
    const expiresAt = clock.now() + PASSKEY_CHALLENGE_LIFE;
    await unitOfWork.inTenant(
      tenant,
      ({ secondFactors }) => secondFactors.storeChallenge(companyId, userId, { boundTo, challenge, expiresAt }),
      'sessions',
    );
    return options;
  }
}
