import type { Clock } from '../../../../src/application/shared/Clock.ts';
import { parseCompanyId, type CompanyId } from '../../../../src/domain/company/companyId.ts';
import { roleOf, type AllowedRoles } from '../../../../src/domain/session/role.ts';
import { err, ok, type Result } from '../../../../src/domain/shared/result.ts';
import type { SecurityEvents } from '../../audit/SecurityEvents.ts';
import { BUSY_RETRY_SECONDS, type ServiceFailure } from '../../shared/failure.ts';
import type { LaneQueue } from '../../shared/LaneQueue.ts';
import type { RequestOrigin } from '../../shared/Principal.ts';
import type { BeginSession } from '../BeginSession.ts';
import { grantedScopes } from '../../../../src/domain/session/scopes.ts';
import type { ExternalProof, IdentityProviders, ProofRefusal } from './IdentityProviders.ts';
import { networkOf } from './networkOf.ts';
import type { UsedTokens } from '../UsedTokens.ts';
import type { StaffDirectory, StaffMember } from '../StaffDirectory.ts';
import type { TokenAnswer } from '../TokenAnswer.ts';
import type { TokenMint } from '../TokenMint.ts';

export type ProviderSignIn = {
  readonly organisationId: string;
  readonly rootOrgId?: string | undefined;
  readonly key: string;
  readonly proof: ExternalProof;
  readonly scope: string;
  readonly origin: RequestOrigin;
  readonly userAgent?: string | undefined;
};

export type ProviderSignInParts = {
  readonly staff: StaffDirectory;
  readonly providers: IdentityProviders;
  readonly spent: UsedTokens;
  /** Queue of an owner, in which networks take turns. A slow provider delays only its own owner's requests. */
  readonly queueOf: (rootOrgId: string) => LaneQueue;
  readonly events: SecurityEvents;
  readonly begin: BeginSession;
  readonly mint: Pick<TokenMint, 'hash'>;
  readonly clock: Clock;
  readonly allowedRoles: AllowedRoles;
};

type AimedSignIn = { readonly signIn: ProviderSignIn; readonly organisationId: CompanyId; readonly rootOrgId: string };

const refusals: Readonly<Record<ProofRefusal, ServiceFailure>> = {
  'not-offered': { kind: 'unauthorized', message: 'constants.apiErrors.loginNotValid' },
  'not-valid': { kind: 'unauthorized', message: 'constants.apiErrors.invalidIDPToken' },
  expired: { kind: 'unauthorized', message: 'constants.apiErrors.codeExpired' },
  unavailable: { kind: 'unavailable', retryAfterSeconds: BUSY_RETRY_SECONDS },
};

/**
 * Signs merchant staff in by an e-mail address that their owner's identity provider has verified [AU-13]. Exchanges the
 * provider's token once for a session and does not store it. Refuses admins [AU-11]. Users of a disabled company can
 * sign in, because the page then shows why it is disabled.
 */
export class SignInWithProvider {
  readonly #parts: ProviderSignInParts;

  constructor(parts: ProviderSignInParts) {
    this.#parts = parts;
  }

  async execute(signIn: ProviderSignIn): Promise<Result<TokenAnswer, ServiceFailure>> {
    const { staff, providers, queueOf } = this.#parts;
    const { proof, key, origin } = signIn;
    const organisationId = parseCompanyId(signIn.organisationId);
    const owners = organisationId === undefined ? [] : await staff.ownersOf(organisationId);
    const rootOrgId = owners.find(
      (owner) => owner === (signIn.rootOrgId ?? owner) && providers.offers(owner, proof.kind, key),
    );
    if (organisationId === undefined || rootOrgId === undefined) return err(refusals['not-offered']);
    const place = { lane: proof.kind, share: networkOf(origin.address), alone: origin.requestId };
    const outcome = await queueOf(rootOrgId).run(place, () => this.#attempt({ signIn, organisationId, rootOrgId }));
    if (outcome.ok) return outcome.value;
    return err({
      kind: outcome.error.full === 'share' ? 'throttled' : 'unavailable',
      retryAfterSeconds: BUSY_RETRY_SECONDS,
    });
  }

  async #attempt(aimed: AimedSignIn): Promise<Result<TokenAnswer, ServiceFailure>> {
    const { signIn, organisationId, rootOrgId } = aimed;
    const { proof, origin, userAgent, scope } = signIn;
    const { staff, providers, spent, begin, mint, allowedRoles } = this.#parts;
    const proven = await providers.prove(rootOrgId, proof);
    if (!proven.ok) {
      if (proven.error !== 'unavailable') this.#auditRefusal(aimed, undefined, proven.error);
      return err(refusals[proven.error]);
    }
    const { email, expiresAt, proofId } = proven.value;
    if (proofId !== undefined && !(await spent.spend(mint.hash(`${rootOrgId}\n${proofId}`), expiresAt))) {
      this.#auditRefusal(aimed, undefined, 'used');
      return err(refusals['not-valid']);
    }
    const person = await staff.findByEmail(rootOrgId, organisationId, email);
    const refuse = (because: string, message: string): Result<never, ServiceFailure> => {
      this.#auditRefusal(aimed, person, because);
      return err({ kind: 'unauthorized', message });
    };
    if (!person) return refuse('unknown', 'constants.apiErrors.loginNotValid');
    if (!person.enabled) return refuse('disabled', 'constants.apiErrors.loginNotValid');
    if (roleOf(person.roles, allowedRoles) !== 'merchant') return refuse('role', 'constants.apiErrors.permissions');
    return ok(
      await begin.execute({
        staff: person,
        scopes: grantedScopes(scope),
        origin,
        userAgent,
        detail: { method: proof.kind },
        isFederated: true,
        // The session cannot be renewed, because the implicit flow has no refresh token [AU-4].
        endsAt: proof.kind === 'identity-provider' ? expiresAt : undefined,
      }),
    );
  }

  /** Audits a refusal. Refusals of one network become one entry, because an invalid proof names no user. */
  #auditRefusal(
    { signIn: { proof, origin }, organisationId, rootOrgId }: AimedSignIn,
    person: Pick<StaffMember, 'userId' | 'name'> | undefined,
    because: string,
  ): void {
    const { userId, name } = person ?? { userId: 'unknown', name: 'unknown' };
    const action = 'sign-in.refused';
    const repeats = [networkOf(origin.address), proof.kind, because, userId].join('\n');
    this.#parts.events.later({ organisation: `${rootOrgId}/${organisationId}`, action, repeats }, async () => ({
      action,
      tenant: { rootOrgId, companyId: organisationId },
      person: { userId, name },
      origin,
      detail: { because, method: proof.kind },
    }));
  }
}
