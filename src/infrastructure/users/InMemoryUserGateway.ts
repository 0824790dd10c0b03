import type { Clock } from '../../application/shared/Clock.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { Ids } from '../../application/shared/Ids.ts';
import type {
  CompanyUsers,
  Linked,
  PasswordLink,
  UserGateway,
  UsersPath,
} from '../../application/users/UserGateway.ts';
import { reaches, may } from '../../domain/session/rights.ts';
import type { AllowedRoles } from '../../domain/session/role.ts';
import { signInAddressOf } from '../../domain/session/signInAddress.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { UserDraft } from '../../domain/users/invitation.ts';
import { linkLife, passwordLinkAddress } from '../../domain/users/passwordLink.ts';
import type { User } from '../../domain/users/user.ts';
import {
  changeUser,
  inviteUser,
  removeUser,
  userForLink,
  type UserActor,
  type UserAim,
  type UserChange,
  type UserRefusal,
} from '../../domain/users/userWrites.ts';
import type { DemoService } from '../demo/DemoService.ts';
import { portFailureOf } from '../demo/portFailureOf.ts';

const asPort = <T>(decided: Result<T, UserRefusal>): Result<T, PortFailure> =>
  decided.ok ? decided : err(portFailureOf(decided.error));

const ROLE_MAY_NOT = 'constants.apiErrors.roleMayNot';

export class InMemoryUserGateway implements UserGateway {
  readonly #service: DemoService;
  readonly #allowed: AllowedRoles;
  readonly #clock: Clock;
  readonly #ids: Ids;

  constructor(service: DemoService, allowed: AllowedRoles, clock: Clock, ids: Ids) {
    this.#service = service;
    this.#allowed = allowed;
    this.#clock = clock;
    this.#ids = ids;
  }

  async list(company: UsersPath): Promise<Result<CompanyUsers, PortFailure>> {
    return this.#reading(company, (users, roles) => ok({ users, roles }));
  }

  async invite(company: UsersPath, draft: UserDraft): Promise<Result<Linked, PortFailure>> {
    return this.#ifAllowed(company, (users, roles) => {
      const rules = this.#service.accountRules(company.rootOrgId);
      const invited = inviteUser(users, draft, { userId: this.#ids.next(), roles, rules });
      if (!invited.ok) return asPort(invited);
      this.#service.staff.add(company.companyId, invited.value);
      this.#service.record(company.companyId, 'user.invited', { name: invited.value.name });
      return ok({ user: invited.value, link: this.#link(company, invited.value) });
    });
  }

  async change(company: UsersPath, aim: UserAim, change: UserChange): Promise<Result<User, PortFailure>> {
    return this.#ifAllowed(company, (users, roles) => {
      const changed = changeUser(users, { ...aim, ...this.#actor }, change, roles);
      if (changed.ok) {
        this.#service.staff.update(aim.userId, changed.value);
        this.#service.record(company.companyId, 'user.changed', { name: changed.value.name });
      }
      return asPort(changed);
    });
  }

  async remove(company: UsersPath, aim: UserAim): Promise<Result<void, PortFailure>> {
    return this.#ifAllowed(company, (users) => {
      const removed = removeUser(users, { ...aim, ...this.#actor });
      if (!removed.ok) return asPort(removed);
      this.#service.staff.remove(aim.userId);
      this.#service.record(company.companyId, 'user.removed', { name: removed.value.name });
      return ok(undefined);
    });
  }

  async issueLink(company: UsersPath, userId: string): Promise<Result<PasswordLink, PortFailure>> {
    return this.#ifAllowed(company, (users) => {
      const user = userForLink(users, userId, this.#actor);
      return user.ok ? ok(this.#link(company, user.value)) : asPort(user);
    });
  }

  #ifAllowed<T>(
    company: UsersPath,
    act: (users: readonly User[], roles: readonly string[]) => Result<T, PortFailure>,
  ): Result<T, PortFailure> {
    const mayManage = may('people', this.#service.signedIn?.roles ?? [], this.#allowed);
    return mayManage ? this.#reading(company, act) : err({ kind: 'forbidden', message: ROLE_MAY_NOT });
  }

  #reading<T>(
    { rootOrgId, companyId }: UsersPath,
    act: (users: readonly User[], roles: readonly string[]) => Result<T, PortFailure>,
  ): Result<T, PortFailure> {
    if (!this.#service.isOwnCompany(rootOrgId, companyId)) return err({ kind: 'not-found' });
    const roles = companyId === rootOrgId ? this.#allowed.admin : this.#allowed.merchant;
    return act(
      this.#service.staff.of(companyId),
      roles.filter((role) => this.#actor.reaches([role])),
    );
  }

  get #actor(): UserActor {
    const { userId: actorId, signedIn } = this.#service;
    const roles = signedIn?.roles ?? [];
    return { actorId, reaches: (theirs) => reaches(roles, theirs, this.#allowed) };
  }

  #link({ rootOrgId, companyId }: UsersPath, user: User): PasswordLink {
    const signInAt = signInAddressOf({ organisationId: companyId, rootOrgId, isAdminEnvironment: false });
    return {
      address: passwordLinkAddress(this.#ids.next(), signInAt),
      expiresAt: this.#clock.now() + linkLife(user),
    };
  }
}
