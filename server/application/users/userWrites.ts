import { isStorableText } from '../../../src/domain/shared/findUnstorable.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import { notFound, refused, type WriteRefusal } from '../../../src/domain/shared/write.ts';
import { isEmail } from '../../../src/domain/validation/formats/isEmail.ts';
import { MOST_USERS, userState, type User } from './user.ts';

/** What a person is told where a change is refused; translation keys. */
const userRefusals = {
  emailTaken: 'users.refused.emailTaken',
  tooMany: 'users.refused.tooMany',
  lastActive: 'users.refused.lastActive',
  own: 'users.refused.own',
  disabled: 'users.refused.disabled',
} as const;

export type UserRefusal = WriteRefusal | { readonly kind: 'stale-revision'; readonly currentRevision: string };
type Decided = Result<User, UserRefusal>;

export type UserDraft = { readonly name: string; readonly email: string; readonly role: string };
export type UserChange = { readonly role?: string | undefined; readonly enabled?: boolean | undefined };

/** Who is changed, as the one who asks knows them, and who asks. */
export type UserAim = { readonly userId: string; readonly version: number; readonly actorId: string };

export const versionTag = (version: number): string => `"u${version}"`;

/** The person that an invitation adds. E-mail addresses compare without case. */
export function inviteUser(
  users: readonly User[],
  draft: UserDraft,
  { userId, roles }: { readonly userId: string; readonly roles: readonly string[] },
): Decided {
  const name = draft.name.trim();
  const email = draft.email.trim();
  if (name === '' || !isStorableText(name)) return refused('/name', 'not a name');
  if (!isEmail(email) || !isStorableText(email)) return refused('/email', 'not an e-mail address');
  if (!roles.includes(draft.role)) return refused('/role', 'not a role of this company');
  if (users.some((each) => each.email.toLowerCase() === email.toLowerCase()))
    return refused('/email', 'taken', userRefusals.emailTaken);
  if (users.length >= MOST_USERS) return refused('/', 'too many users', userRefusals.tooMany);
  return ok({ userId, name, email, roles: [draft.role], enabled: true, hasPassword: false, version: 1 });
}

/** The person with another role or state. Nobody does that to themselves, nor to the last one who is active. */
export function changeUser(
  users: readonly User[],
  aim: UserAim,
  change: UserChange,
  roles: readonly string[],
): Decided {
  const found = aimAt(users, aim);
  if (!found.ok) return found;
  const user = found.value;
  const { role, enabled = user.enabled } = change;
  if (role !== undefined && !roles.includes(role)) return refused('/role', 'not a role of this company');
  if (!enabled && isLastActive(users, user)) return refused('/enabled', 'the last one', userRefusals.lastActive);
  return ok({ ...user, roles: role === undefined ? user.roles : [role], enabled, version: user.version + 1 });
}

/** The person who goes. */
export function removeUser(users: readonly User[], aim: UserAim): Decided {
  const found = aimAt(users, aim);
  if (found.ok && isLastActive(users, found.value)) return refused('/', 'the last one', userRefusals.lastActive);
  return found;
}

/** The person who gets a link to set a password. */
export function userForLink(users: readonly User[], userId: string): Decided {
  const user = users.find((each) => each.userId === userId);
  if (!user) return notFound;
  return user.enabled ? ok(user) : refused('/', 'disabled', userRefusals.disabled);
}

function aimAt(users: readonly User[], { userId, version, actorId }: UserAim): Decided {
  const user = users.find((each) => each.userId === userId);
  if (!user) return notFound;
  if (userId === actorId) return refused('/', 'oneself', userRefusals.own);
  return user.version === version
    ? ok(user)
    : err({ kind: 'stale-revision', currentRevision: versionTag(user.version) });
}

const isLastActive = (users: readonly User[], user: User): boolean =>
  userState(user) === 'active' && !users.some((each) => each !== user && userState(each) === 'active');
