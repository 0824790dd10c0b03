import { err, ok, type Result } from '../shared/result.ts';
import { notFound, refused, type WriteRefusal } from '../shared/write.ts';
import type { AccountRules } from '../session/accountRules.ts';
import { addressKey } from './addressKey.ts';
import { checkUserLogin, checkUserName, invitationMessages, type UserDraft } from './invitation.ts';
import { MOST_USERS, userState, type User } from './user.ts';

/** What a person is told where a change is refused; translation keys. */
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

/** Who is changed, and the version of theirs that the change is made on. */
export type UserAim = { readonly userId: string; readonly version: number };

/** Who asks, and whether what these roles may do that person may do too. */
export type UserActor = { readonly actorId: string; readonly reaches: (roles: readonly string[]) => boolean };

/** Who is changed, and who asks. */
type AimBy = UserAim & UserActor;

/** The version of a user as an entity tag. */
export const versionTag = (version: number): string => `"u${version}"`;

/** Id and possible roles of an invited user, and the rules of the owner for accounts. */
export type NewUser = {
  readonly userId: string;
  readonly roles: readonly string[];
  readonly rules: AccountRules;
};

/** The person that an invitation adds. E-mail addresses compare without case. */
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
  if (users.length >= MOST_USERS) return refused('/', 'too many users', userRefusals.tooMany);
  return ok({ userId, name, email, roles: [draft.role], enabled: true, hasPassword: false, version: 1 });
}

/** The person with another role or state. Nobody does that to themselves, nor to the last one who is active. */
export function changeUser(users: readonly User[], aim: AimBy, change: UserChange, roles: readonly string[]): Decided {
  const found = aimAt(users, aim);
  if (!found.ok) return found;
  const user = found.value;
  const { role, enabled = user.enabled } = change;
  if (role !== undefined && !roles.includes(role))
    return refused('/role', 'not a role of this company', invitationMessages.role);
  if (!enabled && isLastActive(users, user)) return refused('/enabled', 'the last one', userRefusals.lastActive);
  return ok({ ...user, roles: role === undefined ? user.roles : [role], enabled, version: user.version + 1 });
}

/** The person who goes. */
export function removeUser(users: readonly User[], aim: AimBy): Decided {
  const found = aimAt(users, aim);
  if (found.ok && isLastActive(users, found.value)) return refused('/', 'the last one', userRefusals.lastActive);
  return found;
}

/** The person who gets a link to set a password: nobody gets into an account by it that may more than their own. */
export function userForLink(users: readonly User[], userId: string, { reaches }: UserActor): Decided {
  const user = users.find((each) => each.userId === userId);
  if (!user) return notFound;
  if (!reaches(user.roles)) return refused('/', 'may more', userRefusals.above);
  return user.enabled ? ok(user) : refused('/', 'disabled', userRefusals.disabled);
}

/** Why somebody would be refused each write that there is for a person: what can be said before it is tried. */
export type UserProtection = {
  readonly role: Refusal<'own' | 'above'>;
  /** Of disabling and removing. */
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

function aimAt(users: readonly User[], { userId, version, actorId, reaches }: AimBy): Decided {
  const user = users.find((each) => each.userId === userId);
  if (!user) return notFound;
  if (userId === actorId) return refused('/', 'oneself', userRefusals.own);
  if (!reaches(user.roles)) return refused('/', 'may more', userRefusals.above);
  return user.version === version
    ? ok(user)
    : err({ kind: 'stale-revision', currentRevision: versionTag(user.version) });
}

/** Whether nobody else of them is active. */
export const isLastActive = (users: readonly User[], { userId, ...user }: User): boolean =>
  userState(user) === 'active' && !users.some((each) => each.userId !== userId && userState(each) === 'active');
