import { describe, expect, it } from 'vitest';
import { findUsers } from '../../../src/domain/users/findUsers.ts';
import { checkUserLogin, checkUserName } from '../../../src/domain/users/invitation.ts';
import { linkLife, passwordLinkAddress } from '../../../src/domain/users/passwordLink.ts';
import { MOST_USERS, userState, type User } from '../../../src/domain/users/user.ts';
import {
  changeUser,
  inviteUser,
  removeUser,
  userForLink,
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

describe('people of a company', () => {
  it('are active, invited or disabled [RT-4]', () => {
    expect([aUser('a'), invited, disabled].map(userState)).toEqual(['active', 'invited', 'disabled']);
  });

  it('get another role in place of all they have, and another state [RT-4]', () => {
    const user = aUser('a', { roles: ['staff', 'clerk'] });
    const changed = changeUser([user, aUser('b')], by('a'), { role: 'clerk' }, ['staff', 'clerk']);
    expect(changed).toEqual({ ok: true, value: { ...user, roles: ['clerk'], version: 4 } });
    const off = changeUser([user, aUser('b')], by('a'), { enabled: false }, []);
    expect(off).toEqual({ ok: true, value: { ...user, enabled: false, version: 4 } });
  });

  it('are invited without the blanks around what was typed, up to a number of them [RT-4]', () => {
    const draft = { name: ' Ines ', email: ' ines@acme.example ', role: 'staff' };
    const fresh = { userId: 'new', roles: ['staff'], rules: { emailOnly: true } };
    expect(inviteUser([], draft, fresh)).toMatchObject({
      ok: true,
      value: { name: 'Ines', email: 'ines@acme.example' },
    });
    expect(inviteUser([], { ...draft, name: 'x'.repeat(201) }, fresh)).toMatchObject(saying('users.refused.name'));
    const many = Array.from({ length: MOST_USERS }, (_, nth) => aUser(String(nth)));
    expect(inviteUser(many, draft, fresh)).toMatchObject(saying('users.refused.tooMany'));
    expect(inviteUser(many.slice(1), draft, fresh).ok).toBe(true);
  });

  it('have a name and an e-mail address, whatever blanks are typed around them [RT-4]', () => {
    expect([checkUserName('  '), checkUserName(' Ines ')]).toEqual(['users.refused.name', undefined]);
    const rules = { emailOnly: true };
    expect([checkUserLogin('ines', rules), checkUserLogin(' ines@acme.example ', rules)]).toEqual([
      'validation.emailInvalidError',
      undefined,
    ]);
  });

  it('have a user name of the Latin keyboard if the owner allows user names [AU-16]', () => {
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
    ['the last active one', [aUser('a'), invited, disabled], 'a', 'actor', 'users.refused.lastActive'],
    ['one of two active ones', [aUser('a'), aUser('b')], 'a', 'actor', undefined],
    ['one’s own account', [aUser('a'), aUser('b')], 'a', 'a', 'users.refused.own'],
    ['somebody invited beside nobody active', [invited], 'invited', 'actor', undefined],
  ])('are protected from leaving as the writes would refuse it: %s [RT-4]', (_, users, userId, actorId, message) => {
    const user = users.find((each) => each.userId === userId);
    if (!user) throw new Error('not there');
    expect(userProtection(users, user, { actorId, reaches: everybody }).leaving).toBe(message);
    const outcome = message === undefined ? { ok: true } : saying(message);
    expect(removeUser(users, by(userId, actorId))).toMatchObject(outcome);
    expect(changeUser(users, by(userId, actorId), { enabled: false }, [])).toMatchObject(outcome);
  });

  it('are out of reach of who may do less than they: no role, no link, no removal [AU-17]', () => {
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

  it('are found by words of name and e-mail address, without case and accents', () => {
    const users = [aUser('a', { name: 'Tomás Rivera' }), aUser('b', { name: 'Tom Stone' })];
    const found = (search: string) => findUsers(users, search).map(({ userId }) => userId);
    expect(found('TOMAS')).toEqual(['a']);
    expect(found('b@acme tom')).toEqual(['b']);
    expect(found(' ')).toEqual(['a', 'b']);
    expect(found('nobody')).toEqual([]);
  });

  it('get links that last a week for an invitation and a day for a reset, where they sign in [AU-17]', () => {
    expect(linkLife(invited)).toBe(7 * 86_400_000);
    expect(linkLife(aUser('a'))).toBe(86_400_000);
    expect(passwordLinkAddress('abc', '/ACME')).toBe('/ACME#set-password=abc');
    expect(passwordLinkAddress('abc')).toBe('/#set-password=abc');
  });
});
