import { err, ok, type Result } from '../shared/result.ts';
import { notFound, refused, type WriteRefusal } from '../shared/write.ts';
import type { AccountRules } from '../session/accountRules.ts';
import { addressKey } from './addressKey.ts';
import { checkUserLogin, checkUserName, invitationMessages, type UserDraft } from './invitation.ts';
import { MAX_USERS, userState, type User } from './user.ts';

export const userRefusals = {
  emailTaken: 'users.refused.emailTaken',
  tooMany: 'users.refused.tooMany',
  lastActive: 'users.refused.lastActive',
  own: 'users.refused.own',
  disabled: 'users.refused.disabled',
  above: 'users.refused.above',
} as const;

export type UserRefusal = WriteRefusal | { readonly kind: 'stale-revision'; readonly currentRevision: string };
type Decided = Result<User, UserRefusal>;

export type UserChange = { readonly role?: string | undefined; readonly enabled?: boolean | undefined };

/** Id of the user to change, and the version on which the change is based. */
export type UserAim = { readonly userId: string; readonly version: number };

/** The acting user. `reaches` is true if they have all rights of the given roles. */
export type UserActor = { readonly actorId: string; readonly reaches: (roles: readonly string[]) => boolean };

type AimBy = UserAim & UserActor;

export const versionTag = (version: number): string => `"u${version}"`;

export type NewUser = {
  readonly userId: string;
  readonly roles: readonly string[];
  readonly rules: AccountRules;
};

/** Invites a user. Refused if another user has the address, ignoring case. */
export function inviteUser(users: readonly User[], draft: UserDraft, { userId, roles, rules }: NewUser): Decided {
  const name = draft.name.trim();
  const email = draft.email.trim();
  const nameMessage = checkUserName(name);
  if (nameMessage !== undefined) return refused('/name', 'not a name', nameMessage);
  const emailMessage = checkUserLogin(email, rules);
  if (emailMessage !== undefined) return refused('/email', 'not an e-mail address', emailMessage);
  if (!roles.includes(draft.role)) return refused('/role', 'not a role of this company', invitationMessages.role);
  if (users.some((each) => addressKey(each.email) === addressKey(email)))
    return refused('/email', 'taken', userRefusals.emailTaken);
  if (users.length >= MAX_USERS) return refused('/', 'too many users', userRefusals.tooMany);
  return ok({ userId, name, email, roles: [draft.role], enabled: true, hasPassword: false, version: 1 });
}

/** Changes a user. Refused if the account is the acting user's own, or if no active user would remain. */
export function changeUser(users: readonly User[], aim: AimBy, change: UserChange, roles: readonly string[]): Decided {
  const found = findTarget(users, aim);
  if (!found.ok) return found;
  const user = found.value;
  const { role, enabled = user.enabled } = change;
  if (role !== undefined && !roles.includes(role))
    return refused('/role', 'not a role of this company', invitationMessages.role);
  if (!enabled && isLastActive(users, user)) return refused('/enabled', 'the last one', userRefusals.lastActive);
  return ok({ ...user, roles: role === undefined ? user.roles : [role], enabled, version: user.version + 1 });
}

export function removeUser(users: readonly User[], aim: AimBy): Decided {
  const found = findTarget(users, aim);
  if (found.ok && isLastActive(users, found.value)) return refused('/', 'the last one', userRefusals.lastActive);
  return found;
}

/** User for whom a password link is created. Refused if the user has more rights than the acting user. */
export function userForLink(users: readonly User[], userId: string, { reaches }: UserActor): Decided {
  const user = users.find((each) => each.userId === userId);
  if (!user) return notFound;
  if (!reaches(user.roles)) return refused('/', 'may more', userRefusals.above);
  return user.enabled ? ok(user) : refused('/', 'disabled', userRefusals.disabled);
}

/** User whose second factor is reset. Refused for the acting user's own account, which the account page changes. */
export function userForReset(users: readonly User[], userId: string, { actorId, reaches }: UserActor): Decided {
  const user = users.find((each) => each.userId === userId);
  if (!user) return notFound;
  if (userId === actorId) return refused('/', 'oneself', userRefusals.own);
  return reaches(user.roles) ? ok(user) : refused('/', 'may more', userRefusals.above);
}

export type UserProtection = {
  readonly role: Refusal<'own' | 'above'>;
  /** Reason why the user cannot be disabled or removed. */
  readonly leaving: Refusal<'own' | 'above' | 'lastActive'>;
  readonly link: Refusal<'above' | 'disabled'>;
};
type Refusal<Name extends keyof typeof userRefusals> = (typeof userRefusals)[Name] | undefined;

export function userProtection(users: readonly User[], user: User, { actorId, reaches }: UserActor): UserProtection {
  const above = reaches(user.roles) ? undefined : userRefusals.above;
  const role = user.userId === actorId ? userRefusals.own : above;
  return {
    role,
    leaving: role ?? (isLastActive(users, user) ? userRefusals.lastActive : undefined),
    link: above ?? (user.enabled ? undefined : userRefusals.disabled),
  };
}

function findTarget(users: readonly User[], { userId, version, actorId, reaches }: AimBy): Decided {
  const user = users.find((each) => each.userId === userId);
  if (!user) return notFound;
  if (userId === actorId) return refused('/', 'oneself', userRefusals.own);
  if (!reaches(user.roles)) return refused('/', 'may more', userRefusals.above);
  return user.version === version
    ? ok(user)
    : err({ kind: 'stale-revision', currentRevision: versionTag(user.version) });
}

export const isLastActive = (users: readonly User[], { userId, ...user }: User): boolean =>
  userState(user) === 'active' && !users.some((each) => each.userId !== userId && userState(each) === 'active');
