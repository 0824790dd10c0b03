import type { Clock } from '../../../src/application/shared/Clock.ts';
import type { Ids } from '../../../src/application/shared/Ids.ts';
import { reaches } from '../../../src/domain/session/rights.ts';
import type { AllowedRoles } from '../../../src/domain/session/role.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { UserDraft } from '../../../src/domain/users/invitation.ts';
import type { User } from '../../../src/domain/users/user.ts';
import {
  changeUser,
  inviteUser,
  removeUser,
  userForLink,
  userForReset,
  versionTag,
  type UserActor,
  type UserChange,
} from '../../../src/domain/users/userWrites.ts';
import type { UserAction } from '../../../src/domain/activity/activityKinds.ts';
import type { ReadAdminConfig } from '../companies/ReadAdminConfig.ts';
import type { AuthoriseCompany } from '../review-mode/AuthoriseCompany.ts';
import type { Acting, CompanyRequest } from '../shared/CompanyRequest.ts';
import type { RequestOrigin } from '../shared/Principal.ts';
import type { TenantUnit } from '../shared/UnitOfWork.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import type { EndSessionsOf } from './EndSessionsOf.ts';
import { issueLink, type LinkIssued, type LinkParts } from './issueLink.ts';

export type UsersRequest = CompanyRequest & { readonly origin: RequestOrigin };
/** A user, and an entity tag of the version of the user on which the write is based. */
export type UserRequest = UsersRequest & { readonly userId: string; readonly ifMatch: string };

export type ResetUser = { readonly tenant: Acting['tenant']; readonly user: User };

export type ManageUsersParts = LinkParts & {
  readonly authorise: AuthoriseCompany;
  readonly endSessions: EndSessionsOf;
  readonly allowedRoles: AllowedRoles;
  readonly readAdminConfig: Pick<ReadAdminConfig, 'accountRules'>;
  readonly ids: Ids;
  readonly clock: Clock;
};

type Context = {
  readonly unit: TenantUnit;
  readonly acting: Acting;
  readonly users: readonly User[];
  readonly roles: readonly string[];
  readonly now: number;
  readonly record: (action: UserAction, user: User, detail?: Readonly<Record<string, unknown>>) => Promise<void>;
};

const versionOf = (tag: string): number => Number(tag.slice(versionTag(0).indexOf('0'), -1));

/**
 * Manages the users of the caller's own company. Refuses admins in review mode, because a user invited by them would
 * keep access after the review. A caller can neither assign more rights than their own nor change a user who has more.
 */
export class ManageUsers {
  readonly #parts: ManageUsersParts;

  constructor(parts: ManageUsersParts) {
    this.#parts = parts;
  }

  list(request: CompanyRequest): Promise<Result<{ users: readonly User[]; roles: readonly string[] }, ServiceFailure>> {
    return this.#parts.authorise.own(request, async ({ staff }, { tenant }) =>
      ok({ users: await staff.list(tenant.companyId), roles: this.#rolesFor(request, tenant) }),
    );
  }

  async invite(request: UsersRequest, draft: UserDraft): Promise<Result<LinkIssued, ServiceFailure>> {
    const rules = await this.#parts.readAdminConfig.accountRules(request.principal.rootOrgId);
    return this.#write(request, async (context) => {
      const { unit, acting, users, roles, record } = context;
      const invited = inviteUser(users, draft, { userId: this.#parts.ids.next(), roles, rules });
      if (!invited.ok) return invited;
      const user = { ...invited.value, hasSecondFactor: false };
      await unit.staff.add(acting.tenant.companyId, user);
      const issued = await this.#issue(context, user);
      await record('user.invited', user, { roles: user.roles });
      return ok(issued);
    });
  }

  async change(request: UserRequest, change: UserChange): Promise<Result<User, ServiceFailure>> {
    const changed = await this.#write(request, async ({ unit, acting, users, roles, record }) => {
      const next = changeUser(users, this.#aim(request), change, roles);
      if (!next.ok) return next;
      const { companyId } = acting.tenant;
      await unit.staff.update(companyId, next.value);
      if (!next.value.enabled) await unit.staff.dropLinks(companyId, next.value.userId);
      await record('user.changed', next.value, { roles: next.value.roles, enabled: next.value.enabled });
      return ok({ user: next.value, tenant: acting.tenant });
    });
    if (!changed.ok) return changed;
    const { user, tenant } = changed.value;
    if (!user.enabled) await this.#signOut(tenant, user, request.origin);
    return ok(user);
  }

  async remove(request: UserRequest): Promise<Result<void, ServiceFailure>> {
    const aim = this.#aim(request);
    // Disable the user before ending the sessions, so that no new session begins meanwhile.
    const disabled = await this.#write(request, async ({ unit, acting, users }) => {
      const going = removeUser(users, aim);
      if (!going.ok) return going;
      const user = { ...going.value, enabled: false, version: aim.version + 1 };
      await unit.staff.update(acting.tenant.companyId, user);
      return ok({ user, tenant: acting.tenant });
    });
    if (!disabled.ok) return disabled;
    const { user, tenant } = disabled.value;
    await this.#signOut(tenant, user, request.origin);
    return this.#write(request, async ({ unit, users, record }) => {
      const removal = removeUser(users, { ...aim, version: user.version });
      if (!removal.ok) return removal;
      await unit.staff.remove(tenant.companyId, removal.value.userId);
      await unit.drafts.drop(tenant.companyId, removal.value.userId);
      await record('user.removed', removal.value);
      return ok(undefined);
    });
  }

  issueLink(request: UsersRequest & { readonly userId: string }): Promise<Result<LinkIssued, ServiceFailure>> {
    return this.#write(request, async (context) => {
      const user = userForLink(context.users, request.userId, this.#actor(request));
      if (!user.ok) return user;
      const issued = await this.#issue(context, user.value);
      await context.record('user.link-issued', user.value);
      return ok(issued);
    });
  }

  /** Removes the second factor of a user. Returns the user to notify, or `undefined` if the user had no factor. */
  resetSecondFactor(
    request: UsersRequest & { readonly userId: string },
  ): Promise<Result<ResetUser | undefined, ServiceFailure>> {
    return this.#write(request, async ({ unit, acting: { tenant }, users, record }) => {
      const user = userForReset(users, request.userId, this.#actor(request));
      if (!user.ok) return user;
      const isReset = await unit.secondFactors.remove(tenant.companyId, user.value.userId);
      if (!isReset) return ok(undefined);
      await record('second-factor.reset', user.value);
      return ok({ tenant, user: user.value });
    });
  }

  #write<T>(
    request: UsersRequest,
    act: (context: Context) => Promise<Result<T, ServiceFailure>>,
  ): Promise<Result<T, ServiceFailure>> {
    return this.#parts.authorise.own(request, async (unit, acting) => {
      const { tenant, actor } = acting;
      const now = this.#parts.clock.now();
      const withinQuota = await unit.usage.spend('writes', now);
      if (!withinQuota.ok) return err(withinQuota.error);
      const users = await unit.staff.lock(tenant.companyId);
      const record: Context['record'] = (action, { userId, name }, detail) =>
        unit.audit.append({
          at: now,
          actor,
          action,
          requestId: request.origin.requestId,
          detail: { ...detail, userId, name, address: request.origin.address },
        });
      return act({ unit, acting, users, roles: this.#rolesFor(request, tenant), now, record });
    });
  }

  #issue({ unit, acting: { tenant }, now }: Context, user: User): Promise<LinkIssued> {
    return issueLink(unit, this.#parts, { tenant, user, now });
  }

  #aim(request: UserRequest) {
    return { userId: request.userId, version: versionOf(request.ifMatch), ...this.#actor(request) };
  }

  #actor({ principal }: CompanyRequest): UserActor {
    const { userId: actorId, roles } = principal;
    return { actorId, reaches: (theirs) => reaches(roles, theirs, this.#parts.allowedRoles) };
  }

  #rolesFor(request: CompanyRequest, { rootOrgId, companyId }: Acting['tenant']): readonly string[] {
    const { admin, merchant } = this.#parts.allowedRoles;
    const actor = this.#actor(request);
    return (companyId === rootOrgId ? admin : merchant).filter((role) => actor.reaches([role]));
  }

  #signOut({ rootOrgId, companyId }: Acting['tenant'], { userId }: User, origin: RequestOrigin): Promise<void> {
    return this.#parts.endSessions.execute({ rootOrgId, organisationId: companyId, userId }, 'disabled', origin);
  }
}
