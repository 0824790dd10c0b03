import type { IssuedTokens, SessionGateway } from '../../application/session/SessionGateway.ts';
import { parseCompanyId } from '../../domain/company/companyId.ts';
import { ACCESS_LIFE } from '../../domain/shared/lifetimes.ts';
import { err, ok } from '../../domain/shared/result.ts';
import { signInAddressOf } from '../../domain/session/signInAddress.ts';
import type { DemoService } from '../demo/DemoService.ts';
import { hasPassword } from '../demo/DemoStaff.ts';

export const DEMO_TOKEN = 'demo';

const tokens: IssuedTokens = {
  accessToken: DEMO_TOKEN,
  tokenType: 'Bearer',
  refreshToken: 'demo',
  // Lifetime in seconds, as short as on the service, so that the demo also renews tokens.
  expiresIn: ACCESS_LIFE / 1000,
};

export function inMemorySessionGateway(service: DemoService): SessionGateway {
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

  return {
    async signIn({ username, password, organisationId }) {
      const staff = service.signIn(username, password, organisationId);
      const company = staff && parseCompanyId(staff.organisationId);
      if (!staff || !company)
        return err({ kind: 'unauthorized', signInAt: signInAddress(username, password, organisationId) });
      const { userId, roles, name, email } = staff;
      return ok({ ...tokens, userInfo: { userId, roles, organisationId: company, name, email } });
    },
    signInBy: async () => err({ kind: 'unauthorized' }),
    refresh: async (refreshToken) =>
      refreshToken === tokens.refreshToken ? ok(tokens) : err({ kind: 'unauthorized' }),
    async revoke() {},
    isCompanyEnabled: async (companyId) => ok(service.merchant(companyId)?.companyEnabled ?? true),
  };
}
