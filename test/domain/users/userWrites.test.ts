import { describe, expect, it } from 'vitest';
import { checkUserLogin, checkUserName } from '../../../src/domain/users/invitation.ts';
import { linkLife, passwordLinkAddress } from '../../../src/domain/users/passwordLink.ts';
import { findUsers, MAX_USERS, userState, type User } from '../../../src/domain/users/user.ts';
import {
  changeUser,
  inviteUser,
  removeUser,
  userForLink,
  userForReset,
  userProtection,
} from '../../../src/domain/users/userWrites.ts';

const aUser = (userId: string, more: Partial<User> = {}): User => ({
  userId,
  name: `User ${userId}`,
  email: `${userId}@acme.example`,
  roles: ['staff'],
  enabled: true,
  hasPassword: true,
  version: 3,
  ...more,
});
const invited = aUser('invited', { hasPassword: false });
const disabled = aUser('disabled', { enabled: false });
const everybody = () => true;
const by = (userId: string, actorId = 'actor') => ({ userId, version: 3, actorId, reaches: everybody });
const saying = (message: string) => ({ ok: false, error: { kind: 'invalid', message } });

describe('users of a company', () => {
  it('have one of the states active, invited or disabled', () => {
    expect([aUser('a'), invited, disabled].map(userState)).toEqual(['active', 'invited', 'disabled']);
  });

  it('can be disabled or given a new role, which replaces all their roles', () => {
    const user = aUser('a', { roles: ['staff', 'clerk'] });
    const changed = changeUser([user, aUser('b')], by('a'), { role: 'clerk' }, ['staff', 'clerk']);
    expect(changed).toEqual({ ok: true, value: { ...user, roles: ['clerk'], version: 4 } });
    const off = changeUser([user, aUser('b')], by('a'), { enabled: false }, []);
    expect(off).toEqual({ ok: true, value: { ...user, enabled: false, version: 4 } });
  });

  it('are invited with trimmed name and e-mail address, up to a maximum number of users', () => {
    const draft = { name: ' Ines ', email: ' ines@acme.example ', role: 'staff' };
    const fresh = { userId: 'new', roles: ['staff'], rules: { emailOnly: true } };
    expect(inviteUser([], draft, fresh)).toMatchObject({
      ok: true,
      value: { name: 'Ines', email: 'ines@acme.example' },
    });
    expect(inviteUser([], { ...draft, name: 'x'.repeat(201) }, fresh)).toMatchObject(saying('users.refused.name'));
    const many = Array.from({ length: MAX_USERS }, (_, nth) => aUser(String(nth)));
    expect(inviteUser(many, draft, fresh)).toMatchObject(saying('users.refused.tooMany'));
    expect(inviteUser(many.slice(1), draft, fresh).ok).toBe(true);
  });

  it('must have a name and a valid e-mail address, where outer spaces are ignored', () => {
    expect([checkUserName('  '), checkUserName(' Ines ')]).toEqual(['users.refused.name', undefined]);
    const rules = { emailOnly: true };
    expect([checkUserLogin('ines', rules), checkUserLogin(' ines@acme.example ', rules)]).toEqual([
      'validation.emailInvalidError',
      undefined,
    ]);
  });

  it('can have a user name in Latin characters instead of an e-mail address if the owner allows user names [AU-16]', () => {
    const rules = { emailOnly: true, validationException: true };
    const logins = [' ines ', 'ines@acme.example', 'ｉｎｅｓ', ' '];
    const refused = 'wl.login.loginFormatError';
    expect(logins.map((login) => checkUserLogin(login, rules))).toEqual([undefined, undefined, refused, refused]);
    const draft = { name: 'Ines', email: 'ines', role: 'staff' };
    const invited = inviteUser([], draft, { userId: 'new', roles: ['staff'], rules });
    expect(invited).toMatchObject({ ok: true, value: { email: 'ines' } });
    const users = [aUser('a', { email: 'Ines' })];
    expect(inviteUser(users, draft, { userId: 'new', roles: ['staff'], rules })).toMatchObject(
      saying('users.refused.emailTaken'),
    );
  });

  it.each([
    ['the last active user', [aUser('a'), invited, disabled], 'a', 'actor', 'users.refused.lastActive'],
    ['one of two active users', [aUser('a'), aUser('b')], 'a', 'actor', undefined],
    ['the own account', [aUser('a'), aUser('b')], 'a', 'a', 'users.refused.own'],
    ['an invited user if no user is active', [invited], 'invited', 'actor', undefined],
  ])(
    'cannot be changed on the page in the same cases in which the service refuses the write: %s',
    (_, users, userId, actorId, message) => {
      const user = users.find((each) => each.userId === userId);
      if (!user) throw new Error('not there');
      expect(userProtection(users, user, { actorId, reaches: everybody }).leaving).toBe(message);
      const outcome = message === undefined ? { ok: true } : saying(message);
      expect(removeUser(users, by(userId, actorId))).toMatchObject(outcome);
      expect(changeUser(users, by(userId, actorId), { enabled: false }, [])).toMatchObject(outcome);
    },
  );

  it('cannot be changed, removed or given a sign-in link by a user who has fewer rights', () => {
    const users = [aUser('chief', { roles: ['chief'] }), aUser('clerk')];
    const clerk = { actorId: 'clerk', reaches: (roles: readonly string[]) => !roles.includes('chief') };
    const aim = { userId: 'chief', version: 3, ...clerk };
    expect(changeUser(users, aim, { enabled: false }, ['staff'])).toMatchObject(saying('users.refused.above'));
    expect(removeUser(users, aim)).toMatchObject(saying('users.refused.above'));
    expect(userForLink(users, 'chief', clerk)).toMatchObject(saying('users.refused.above'));
    const [chief, other] = users.map((user) => userProtection(users, user, clerk));
    expect(chief).toEqual({ role: 'users.refused.above', leaving: 'users.refused.above', link: 'users.refused.above' });
    expect(other).toMatchObject({ link: undefined });
  });

  it('lose their second factor only by another user with at least the same rights [AU-28]', () => {
    const users = [aUser('chief', { roles: ['chief'] }), aUser('clerk'), disabled];
    const clerk = { actorId: 'clerk', reaches: (roles: readonly string[]) => !roles.includes('chief') };
    expect(userForReset(users, 'disabled', clerk)).toMatchObject({ ok: true, value: disabled });
    expect(userForReset(users, 'clerk', clerk)).toMatchObject(saying('users.refused.own'));
    expect(userForReset(users, 'chief', clerk)).toMatchObject(saying('users.refused.above'));
    expect(userForReset(users, 'nobody', clerk)).toMatchObject({ ok: false, error: { kind: 'not-found' } });
  });

  it('are found by words of the user’s name and e-mail address, ignoring case and accents', () => {
    const users = [aUser('a', { name: 'Tomás Rivera' }), aUser('b', { name: 'Tom Stone' })];
    const found = (search: string) => findUsers(users, search).map(({ userId }) => userId);
    expect(found('TOMAS')).toEqual(['a']);
    expect(found('b@acme tom')).toEqual(['b']);
    expect(found(' ')).toEqual(['a', 'b']);
    expect(found('nobody')).toEqual([]);
  });

  it('get a link to the sign-in page, valid for a week after an invitation or a day after a reset', () => {
    expect(linkLife(invited)).toBe(7 * 86_400_000);
    expect(linkLife(aUser('a'))).toBe(86_400_000);
    expect(passwordLinkAddress('abc', '/ACME')).toBe('/ACME#set-password=abc');
    expect(passwordLinkAddress('abc')).toBe('/#set-password=abc');
  });
});
