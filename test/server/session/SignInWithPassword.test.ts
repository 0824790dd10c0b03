import { describe, expect, it } from 'vitest';
import type { ThrottleVerdict } from '../../../server/application/session/SignInThrottle.ts';
import { SignInWithPassword } from '../../../server/application/session/SignInWithPassword.ts';
import type { StaffMember } from '../../../server/application/session/StaffDirectory.ts';
import type { CompanyId } from '../../../src/domain/company/companyId.ts';

const known: StaffMember = {
  userId: 'u1',
  rootOrgId: 'OWNER',
  organisationId: 'ALPHA' as CompanyId,
  name: 'Ann',
  email: 'ann@alpha.example',
  roles: ['staff'],
  passwordHash: 'hash of secret',
  enabled: true,
  companyEnabled: true,
};

/** Signs in and tells which hashes were worked on. */
async function hashesWorkedOn(staff: StaffMember | undefined, verdict: ThrottleVerdict, password: string) {
  const worked: (string | undefined)[] = [];
  const signIn = new SignInWithPassword(
    { findByUsername: async () => staff, findById: async () => staff },
    {
      verify: async (hash, given) => {
        worked.push(hash);
        return hash === `hash of ${given}`;
      },
    },
    { begin: async () => verdict, succeeded: async () => undefined, purge: async () => undefined },
    {
      create: async () => undefined,
      rotate: async () => ({ kind: 'refused' }),
      find: async () => undefined,
      addAppToken: async () => undefined,
      endByToken: async () => undefined,
      end: async () => undefined,
      purge: async () => undefined,
    },
    {
      first: () => ({ accessToken: 'a', refreshToken: 'r' }),
      successorOf: () => ({ accessToken: 'a', refreshToken: 'r' }),
      hash: (token) => token,
    },
    { now: () => 0, after: () => () => undefined, every: () => () => undefined },
    { next: () => 'id' },
  );
  const answer = await signIn.execute({ organisationId: 'ALPHA', username: 'ann', password, address: '192.0.2.1' });
  return { ok: answer.ok, worked };
}

describe('the work behind a refused sign-in', () => {
  it('is one password verification for unknown, wrong, disabled and locked alike', async () => {
    const free = { kind: 'free' } as const;
    expect(await hashesWorkedOn(known, free, 'secret')).toEqual({ ok: true, worked: ['hash of secret'] });
    expect(await hashesWorkedOn(known, free, 'wrong')).toEqual({ ok: false, worked: ['hash of secret'] });
    expect(await hashesWorkedOn(undefined, free, 'secret')).toEqual({ ok: false, worked: [undefined] });
    expect(await hashesWorkedOn({ ...known, enabled: false }, free, 'secret')).toEqual({
      ok: false,
      worked: [undefined],
    });
    expect(await hashesWorkedOn(known, { kind: 'account-locked' }, 'secret')).toEqual({
      ok: false,
      worked: [undefined],
    });
  });
});
