import { beforeAll, expect, it } from 'vitest';
import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import type { User } from '../../../src/domain/users/user.ts';
import { PASSWORD } from '../../support/samples/aSample.ts';
import type { UseGateways } from '../gateways.ts';
import { valueOf } from '../../support/valueOf.ts';

const ACME = { rootOrgId: 'HOUSE', companyId: 'ACME' };
const HOUR = 60 * 60 * 1000;

export function userGatewayContract(use: UseGateways): void {
  beforeAll(() => use().signIn('ACME'));
  const read = async () => valueOf(await use().users.list(ACME));
  const named = async (email: string): Promise<User> => {
    const user = (await read()).users.find((each) => each.email === email);
    if (!user) throw new Error(`${email} is not there`);
    return user;
  };
  const invite = (email: string, more = {}) =>
    use().users.invite(ACME, { name: 'Ines Ito', email, role: 'staff', ...more });
  const invited = async (email: string) => valueOf(await invite(email));
  const refused = (message: string) => ({ ok: false, error: { kind: 'rejected', status: 400, message } });
  const canSignIn = async (mailbox: string) => {
    const username = `${mailbox}@acme.example`;
    return (await use().sessions.signIn({ username, password: PASSWORD, organisationId: 'ACME' })).ok;
  };

  it('list returns the users of a company, their state, and the roles they may have [RT-4]', async () => {
    const { users, roles } = await read();
    expect(roles).toEqual(['staff']);
    expect(users.map(({ email }) => email).toSorted()).toEqual([
      'colleague@acme.example',
      'staff@acme.example',
      'visitor@acme.example',
    ]);
    const ownUser = users.find(({ email }) => email === 'staff@acme.example');
    expect(ownUser).toMatchObject({
      userId: 'acme-staff',
      enabled: true,
      hasPassword: true,
      lastSignInAt: use().now(),
    });
  });

  it("list returns an owner's admins to an admin, and fails for another company’s staff [RT-4]", async () => {
    const house = { rootOrgId: 'HOUSE', companyId: 'HOUSE' };
    expect(await use().users.list(house)).toMatchObject({ ok: false, error: { kind: 'not-found' } });
    const other = { rootOrgId: 'HOUSE', companyId: 'KOYO' };
    expect(await use().users.list(other)).toMatchObject({ ok: false, error: { kind: 'not-found' } });
    await use().signIn('HOUSE', 'admin');
    const listed = await use().users.list(house);
    expect(listed).toMatchObject({ ok: true, value: { roles: ['owner'] } });
    await use().signIn('ACME');
  });

  it('invite creates an invited user with a link that is valid for seven days', async () => {
    const { user, link } = await invited('ines@acme.example');
    expect(user).toMatchObject({ name: 'Ines Ito', roles: ['staff'], enabled: true, hasPassword: false, version: 1 });
    expect(link?.address).toMatch(/^\/ACME#set-password=[^/]{3,}$/);
    expect(link?.expiresAt).toBe(use().now() + 7 * 24 * HOUR);
    expect(await named('ines@acme.example')).toEqual(user);
  });

  it('invite rejects an invalid invitation with a message [RT-4]', async () => {
    expect(await invite('STAFF@acme.example')).toMatchObject(refused('users.refused.emailTaken'));
    expect(await invite('no address')).toMatchObject(refused('validation.emailInvalidError'));
    expect(await invite('blank@acme.example', { name: ' ' })).toMatchObject(refused('users.refused.name'));
    expect(await invite('role@acme.example', { role: 'owner' })).toMatchObject(refused('users.refused.role'));
  });

  it('change disables a user, who cannot sign in until the user is enabled again [RT-4]', async () => {
    const before = await named('colleague@acme.example');
    const disabled = await use().users.change(ACME, before, { enabled: false });
    expect(disabled).toMatchObject({ ok: true, value: { enabled: false, version: before.version + 1 } });
    expect(await canSignIn('colleague')).toBe(false);
    await use().signIn('ACME');
    const now = await named('colleague@acme.example');
    expect(await use().users.issueLink(ACME, now.userId)).toMatchObject(refused('users.refused.disabled'));
    expect(await use().users.change(ACME, now, { enabled: true })).toMatchObject({
      ok: true,
      value: { enabled: true },
    });
    expect(await canSignIn('colleague')).toBe(true);
    await use().signIn('ACME');
  });

  it('change sets the role of a user only if the request contains the current version of the user [RT-4]', async () => {
    const { user } = await invited('roles@acme.example');
    expect(await use().users.change(ACME, user, { role: 'owner' })).toMatchObject(refused('users.refused.role'));
    const changed = await use().users.change(ACME, user, { role: 'staff' });
    expect(changed).toMatchObject({ ok: true, value: { roles: ['staff'], version: 2 } });
    const stale = { ok: false, error: { kind: 'stale', currentRevision: '"u2"' } };
    expect(await use().users.change(ACME, user, { enabled: false })).toMatchObject(stale);
    expect(await use().users.remove(ACME, user)).toMatchObject(stale);
  });

  it('remove deletes a user, and returns `not-found` when the call is repeated [RT-4]', async () => {
    const { user } = await invited('gone@acme.example');
    expect(await use().users.remove(ACME, user)).toEqual({ ok: true, value: undefined });
    expect((await read()).users.some(({ userId }) => userId === user.userId)).toBe(false);
    expect(await use().users.remove(ACME, user)).toMatchObject({ ok: false, error: { kind: 'not-found' } });
    expect(await use().users.issueLink(ACME, user.userId)).toMatchObject({ ok: false, error: { kind: 'not-found' } });
  });

  it('issueLink returns a password link, valid for one day, for a user who already has a password', async () => {
    const { userId } = await named('colleague@acme.example');
    const first = await use().users.issueLink(ACME, userId);
    expect(first).toMatchObject({ ok: true, value: { expiresAt: use().now() + 24 * HOUR } });
    expect(await use().users.issueLink(ACME, userId)).not.toEqual(first);
  });

  it("change and remove reject the user's own account [RT-4]", async () => {
    const own = await named('staff@acme.example');
    for (const change of [{ enabled: false }, { role: 'staff' }])
      expect(await use().users.change(ACME, own, change)).toMatchObject(refused('users.refused.own'));
    expect(await use().users.remove(ACME, own)).toMatchObject(refused('users.refused.own'));
  });

  it('all calls for the users of a merchant return `not-found` to an admin in review mode', async () => {
    const { user } = await invited('before.the.review@acme.example');
    await use().signIn('HOUSE', 'admin');
    const review = valueOf(await use().reviews.open('HOUSE', ACME.companyId as CompanyId, 'to look after its people'));
    await use().reviews.act('HOUSE', review);
    const { users } = use();
    const missing = { ok: false, error: { kind: 'not-found' } };
    expect(await users.list(ACME)).toMatchObject(missing);
    expect(await invite('admin.of.house@acme.example')).toMatchObject(missing);
    expect(await users.issueLink(ACME, user.userId)).toMatchObject(missing);
    expect(await users.change(ACME, user, { enabled: false })).toMatchObject(missing);
    expect(await users.remove(ACME, user)).toMatchObject(missing);
    await use().reviews.close('HOUSE', review);
    await use().signIn('ACME');
    expect((await read()).users).toContainEqual(user);
  });
}
