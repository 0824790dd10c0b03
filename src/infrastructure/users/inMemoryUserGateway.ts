import type { CompanyPath } from '../../application/company/CompanyPath.ts';
import type { Clock } from '../../application/shared/Clock.ts';
import type { StepUp } from '../../application/session/StepUp.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { Ids } from '../../application/shared/Ids.ts';
import type { PasswordLink, UserGateway } from '../../application/users/UserGateway.ts';
import { reaches, may } from '../../domain/session/rights.ts';
import type { AllowedRoles } from '../../domain/session/role.ts';
import { signInAddressOf } from '../../domain/session/signInAddress.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { linkLife, passwordLinkAddress } from '../../domain/users/passwordLink.ts';
import type { User } from '../../domain/users/user.ts';
import {
  changeUser,
  inviteUser,
  removeUser,
  userForLink,
  userForReset,
  type UserActor,
} from '../../domain/users/userWrites.ts';
import { confirmed } from '../demo/confirmed.ts';
import type { DemoService } from '../demo/DemoService.ts';
import { asPort } from '../demo/portFailureOf.ts';

export function inMemoryUserGateway(
  service: DemoService,
  allowed: AllowedRoles,
  clock: Clock,
  ids: Ids,
  stepUp: StepUp,
): UserGateway {
  async function ifAllowed<T>(
    company: CompanyPath,
    act: (users: readonly User[], roles: readonly string[]) => Result<T, PortFailure>,
  ): Promise<Result<T, PortFailure>> {
    const mayManage = may('people', service.signedIn?.roles ?? [], allowed);
    if (!mayManage) return err({ kind: 'forbidden', message: 'constants.apiErrors.roleMayNot' });
    return confirmed(service, stepUp, () => reading(company, act));
  }

  function reading<T>(
    { rootOrgId, companyId }: CompanyPath,
    act: (users: readonly User[], roles: readonly string[]) => Result<T, PortFailure>,
  ): Result<T, PortFailure> {
    if (!service.isOwnCompany(rootOrgId, companyId)) return err({ kind: 'not-found' });
    const roles = companyId === rootOrgId ? allowed.admin : allowed.merchant;
    return act(
      service.staff.of(companyId),
      roles.filter((role) => actor().reaches([role])),
    );
  }

  function actor(): UserActor {
    const roles = service.signedIn?.roles ?? [];
    return { actorId: service.userId, reaches: (otherRoles) => reaches(roles, otherRoles, allowed) };
  }

  function linkFor({ rootOrgId, companyId }: CompanyPath, user: User): PasswordLink {
    const signInAt = signInAddressOf({ organisationId: companyId, rootOrgId, isAdminEnvironment: false });
    return { address: passwordLinkAddress(ids.next(), signInAt), expiresAt: clock.now() + linkLife(user) };
  }

  const shown = (user: User): User => ({ ...user, hasSecondFactor: service.secondFactors.has(user.userId) });

  return {
    list: async (company) => reading(company, (users, roles) => ok({ users: users.map(shown), roles })),
    invite: async (company, draft) =>
      ifAllowed(company, (users, roles) => {
        const rules = service.accountRules(company.rootOrgId);
        const invited = inviteUser(users, draft, { userId: ids.next(), roles, rules });
        if (!invited.ok) return asPort(invited);
        service.staff.add(company.companyId, invited.value);
        service.record(company.companyId, 'user.invited', { name: invited.value.name });
        return ok({ user: shown(invited.value), link: linkFor(company, invited.value) });
      }),
    change: async (company, aim, change) =>
      ifAllowed(company, (users, roles) => {
        const changed = changeUser(users, { ...aim, ...actor() }, change, roles);
        if (changed.ok) {
          service.staff.update(aim.userId, changed.value);
          service.record(company.companyId, 'user.changed', { name: changed.value.name });
        }
        return asPort(changed.ok ? ok(shown(changed.value)) : changed);
      }),
    remove: async (company, aim) =>
      ifAllowed(company, (users) => {
        const removed = removeUser(users, { ...aim, ...actor() });
        if (!removed.ok) return asPort(removed);
        service.staff.remove(aim.userId);
        service.record(company.companyId, 'user.removed', { name: removed.value.name });
        return ok(undefined);
      }),
    issueLink: async (company, userId) =>
      ifAllowed(company, (users) => {
        const user = userForLink(users, userId, actor());
        return user.ok ? ok(linkFor(company, user.value)) : asPort(user);
      }),
    resetSecondFactor: async (company, userId) =>
      ifAllowed(company, (users) => {
        const user = userForReset(users, userId, actor());
        if (!user.ok) return asPort(user);
        service.secondFactors.remove(userId);
        return ok(undefined);
      }),
  };
}
