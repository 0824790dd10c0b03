import { expect, it } from 'vitest';
import { PASSWORD } from '../../support/samples/aSample.ts';
import type { UseGateways } from '../gateways.ts';

const CHANGED = 'Changed2026';

export function passwordGatewayContract(use: UseGateways): void {
  const canSignIn = async (password: string) =>
    (await use().sessions.signIn({ username: 'staff@acme.example', password, organisationId: 'ACME' })).ok;

  it('change sets a new password if the given current password is correct', async () => {
    await use().signIn('ACME');
    expect(await use().passwords.change(PASSWORD, CHANGED)).toEqual({ ok: true, value: undefined });
    expect(await canSignIn(PASSWORD)).toBe(false);
    expect(await canSignIn(CHANGED)).toBe(true);
    expect(await use().passwords.change(CHANGED, PASSWORD)).toEqual({ ok: true, value: undefined });
    expect(await canSignIn(PASSWORD)).toBe(true);
  });

  it('change accepts the current password in any Unicode normalisation of accents and spaces', async () => {
    await use().signIn('ACME');
    expect(await use().passwords.change(PASSWORD, 'Retu\u0308rns 2026')).toMatchObject({ ok: true });
    expect(await canSignIn('Returns 2026')).toBe(false);
    expect(await canSignIn('Ret\u00fcrns\u30002026')).toBe(true);
    expect(await use().passwords.change('Ret\u00fcrns\u00a02026', PASSWORD)).toMatchObject({ ok: true });
  });

  it('change rejects a wrong current password and an invalid new password', async () => {
    await use().signIn('ACME');
    const refused = (message: string) => ({ ok: false, error: { kind: 'rejected', status: 400, message } });
    expect(await use().passwords.change('Wrong2026', CHANGED)).toMatchObject(refused('session.password.wrong'));
    expect(await use().passwords.change(PASSWORD, 'short')).toMatchObject(refused('wl.validation.passwordError'));
    expect(await canSignIn(PASSWORD)).toBe(true);
  });

  it('change rejects a common password, and one that is mainly a name of the user, owner or product [AU-16]', async () => {
    await use().signIn('ACME');
    const messageOf = async (next: string) => {
      const changed = await use().passwords.change(PASSWORD, next);
      return !changed.ok && changed.error.kind === 'rejected' ? changed.error.message : undefined;
    };
    expect(await messageOf('Password1')).toBe('wl.validation.commonPasswordError');
    expect(await messageOf('Staff@Acme1')).toBe('wl.validation.personalPasswordError');
    expect(await messageOf('OwnerReturns26')).toBe('wl.validation.personalPasswordError');
    expect(await canSignIn(PASSWORD)).toBe(true);
  });

  it('set rejects an unknown password link and an invalid new password', async () => {
    const linked = { token: 'unknown', password: CHANGED, rootOrgId: 'POST' };
    const refused = (message: string) => ({ ok: false, error: { kind: 'rejected', status: 400, message } });
    expect(await use().passwords.set(linked)).toMatchObject(refused('setPassword.linkNotGood'));
    expect(await use().passwords.set({ ...linked, password: 'short' })).toMatchObject(
      refused('wl.validation.passwordError'),
    );
  });
}
