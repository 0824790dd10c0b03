import type { PortFailure } from '../../application/shared/failure.ts';
import type { Ids } from '../../application/shared/Ids.ts';
import type { IssuedTokens, SessionGateway } from '../../application/session/SessionGateway.ts';
import { parseCompanyId } from '../../domain/company/companyId.ts';
import { ACCESS_LIFE } from '../../domain/shared/lifetimes.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { signInAddressOf } from '../../domain/session/signInAddress.ts';
import type { DemoService } from '../demo/DemoService.ts';
import { hasPassword, type DemoMember } from '../demo/DemoStaff.ts';

export const DEMO_TOKEN = 'demo';

const tokens: IssuedTokens = {
  accessToken: DEMO_TOKEN,
  tokenType: 'Bearer',
  refreshToken: 'demo',
  // Lifetime in seconds, as short as on the service, so that the demo also renews tokens.
  expiresIn: ACCESS_LIFE / 1000,
};

export function inMemorySessionGateway(service: DemoService, ids: Ids): SessionGateway {
  /** Returns the sign-in URL of a user who belongs to another organisation of the same owner. */
  function signInAddress(username: string, password: string, organisationId: string): string | undefined {
    const requestedId = organisationId.toUpperCase();
    const owner = service.owners.find(
      ({ rootOrgId, merchants }) =>
        rootOrgId === requestedId || merchants.some(({ companyId }) => companyId === requestedId),
    );
    if (!owner) return undefined;
    const organisations = [owner.rootOrgId, ...owner.merchants.map(({ companyId }) => companyId)];
    const people = service.staff.named(username, organisations);
    const [elsewhere] = people.toSorted((a, b) => (a.organisationId < b.organisationId ? -1 : 1));
    const isOwn = people.some((person) => person.organisationId === requestedId);
    if (isOwn || !elsewhere || !hasPassword(elsewhere, password)) return undefined;
    return signInAddressOf({ ...elsewhere, rootOrgId: owner.rootOrgId, isAdminEnvironment: false });
  }

  function issue(person: DemoMember | undefined): Result<IssuedTokens, PortFailure> {
    const organisationId = person && parseCompanyId(person.organisationId);
    if (!person || !organisationId) return err({ kind: 'unauthorized' });
    const { userId, roles, name, email } = person;
    const isMissing = service.secondFactorRequiredBy(person) !== undefined && !service.secondFactors.has(userId);
    const required = isMissing ? { mustSetUpSecondFactor: true } : {};
    return ok({ ...tokens, userInfo: { userId, roles, organisationId, name, email, ...required } });
  }

  return {
    async signIn({ username, password, organisationId }) {
      const person = service.member(username, password, organisationId);
      if (!person) return err({ kind: 'unauthorized', signInAt: signInAddress(username, password, organisationId) });
      const secondFactor = service.secondFactors.challenge(person.userId, ids.next());
      return secondFactor ? err({ kind: 'unauthorized', secondFactor }) : issue(service.enter(person.userId));
    },
    async requestPasskey(challenge) {
      const requested = service.secondFactors.requestPasskey(challenge, ids.next());
      return requested.ok ? requested : err({ kind: 'unauthorized', message: requested.error });
    },
    async answerChallenge({ challenge, method, code, remember }) {
      const completed = service.secondFactors.complete(challenge, method, code, remember);
      return completed.ok
        ? issue(service.enter(completed.value, method))
        : err({ kind: 'unauthorized', message: completed.error });
    },
    signInBy: async () => err({ kind: 'unauthorized' }),
    refresh: async (refreshToken) =>
      refreshToken === tokens.refreshToken ? ok(tokens) : err({ kind: 'unauthorized' }),
    async revoke() {},
    isCompanyEnabled: async (companyId) => ok(service.merchant(companyId)?.companyEnabled ?? true),
  };
}
