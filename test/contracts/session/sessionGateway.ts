import { expect, it } from 'vitest';
import { PASSWORD } from '../../support/samples/aSample.ts';
import { companyId } from '../../support/samples/builders.ts';
import type { Gateways, UseGateways } from '../gateways.ts';

const staff = { username: 'staff@acme.example', password: PASSWORD, organisationId: 'ACME' };

/** Reads the company's status with the new tokens, because the user is still signing in. */
async function isEnabled({ sessions }: Gateways, organisationId: string) {
  const username = `staff@${organisationId.toLowerCase()}.example`;
  const issued = await sessions.signIn({ username, password: PASSWORD, organisationId });
  return issued.ok ? sessions.isCompanyEnabled(companyId(organisationId), issued.value) : issued;
}

export function sessionGatewayContract(use: UseGateways): void {
  it("signIn returns tokens and the user's data [AU-2] [API-2]", async () => {
    expect(await use().sessions.signIn(staff)).toMatchObject({
      ok: true,
      value: {
        accessToken: expect.any(String),
        tokenType: 'Bearer',
        refreshToken: expect.any(String),
        expiresIn: 600,
        userInfo: { userId: 'acme-staff', roles: ['staff'], organisationId: 'ACME', name: 'staff of ACME' },
      },
    });
  });

  it('signIn accepts user name and organisation in upper or lower case [AU-2]', async () => {
    const outcome = await use().sessions.signIn({ ...staff, username: ' Staff@ACME.example ', organisationId: 'acme' });
    expect(outcome).toMatchObject({ ok: true, value: { userInfo: { organisationId: 'ACME' } } });
  });

  it.each([{ password: 'wrong' }, { username: 'nobody@acme.example' }, { organisationId: 'KOYO' }])(
    'signIn rejects %j with the same failure [AU-14]',
    async (wrong) => {
      const outcome = await use().sessions.signIn({ ...staff, ...wrong });
      expect(outcome).toMatchObject({ ok: false, error: { kind: 'unauthorized' } });
    },
  );

  it('signIn returns the right URL if the credentials are valid for another organisation of the same owner [AU-14]', async () => {
    const signInAt = async (wrong: Partial<typeof staff>) => {
      const outcome = await use().sessions.signIn({ ...staff, ...wrong });
      return outcome.ok || outcome.error.kind !== 'unauthorized' ? outcome : outcome.error.signInAt;
    };
    const admin = { username: 'admin@house.example', organisationId: 'ACME' };
    expect(await signInAt({ organisationId: 'KOYO' })).toBe('/ACME');
    expect(await signInAt({ organisationId: 'house' })).toBe('/ACME');
    expect(await signInAt(admin)).toBe('/');
    for (const wrong of [
      { organisationId: 'KOYO', password: 'wrong' },
      { ...admin, password: 'wrong' },
      { organisationId: 'NOWHERE' },
      // Another owner, whose portal does not know this user.
      { organisationId: 'PLAIN' },
      { organisationId: 'KOYO', username: 'nobody@acme.example' },
      { password: 'wrong' },
    ])
      expect(await signInAt(wrong)).toBeUndefined();
  });

  it('signInBy rejects external tokens if they are invalid or the owner has no identity provider [AU-13] [API-2]', async () => {
    const request = { grant_type: 'external', organisationId: companyId('ACME'), client_id: 'portal' } as const;
    const codeProof = { nonce: 'n', code_verifier: 'v'.repeat(43), redirect_uri: 'http://localhost/login' };
    for (const proof of [
      { code: 'c', ...codeProof },
      { id_token: 'i', nonce: 'n' },
      { access_token: 'a', scope: '' },
    ])
      expect(await use().sessions.signInBy({ ...request, ...proof })).toMatchObject({
        ok: false,
        error: { kind: 'unauthorized' },
      });
  });

  it('refresh returns new tokens only for a valid refresh token [AU-4] [API-2]', async () => {
    const issued = await use().sessions.signIn(staff);
    const refreshToken = issued.ok ? (issued.value.refreshToken ?? '') : '';
    expect(await use().sessions.refresh(refreshToken)).toMatchObject({
      ok: true,
      value: { accessToken: expect.any(String), refreshToken: expect.any(String), expiresIn: 600 },
    });
    const refused = await use().sessions.refresh('x'.repeat(43));
    expect(refused).toMatchObject({ ok: false, error: { kind: 'unauthorized' } });
    // An unknown token has no session whose end could be reported.
    expect(refused).not.toHaveProperty('error.sessionEnded', expect.any(String));
  });

  it('revoke does not fail for an unknown token [AU-7]', async () => {
    await expect(use().sessions.revoke('x'.repeat(43))).resolves.toBeUndefined();
  });

  it('isCompanyEnabled returns whether the company may use the product, even to users of a disabled company [AU-10]', async () => {
    expect(await isEnabled(use(), 'ACME')).toEqual({ ok: true, value: true });
    expect(await isEnabled(use(), 'DISABLED')).toEqual({ ok: true, value: false });
  });
}
