import { describe, expect, it } from 'vitest';
import { admitPerson } from '../../../src/domain/session/admitPerson.ts';
import { signInMethods } from '../../../src/domain/session/signInMethod.ts';

describe('admitPerson', () => {
  const allowed = { admin: ['owner'], merchant: ['staff'] };
  const person = { roles: ['staff'], allowed, method: 'staff-password', isCompanyEnabled: true } as const;

  it('admits a merchant’s user of an enabled company, by any sign-in method [AU-10]', () => {
    for (const method of signInMethods)
      expect(admitPerson({ ...person, method })).toEqual({ ok: true, value: 'merchant' });
    expect(admitPerson({ ...person, isCompanyEnabled: false })).toEqual({
      ok: false,
      error: { kind: 'company-disabled' },
    });
  });

  it('admits an admin by password or widget token, but not by an external provider [AU-11]', () => {
    const admitted = signInMethods.filter(
      (method) => admitPerson({ ...person, roles: ['owner'], method, isCompanyEnabled: false }).ok,
    );
    expect(admitted).toEqual(['staff-password', 'widget-token']);
    expect(admitPerson({ ...person, roles: ['owner'], method: 'identity-provider' })).toEqual({
      ok: false,
      error: { kind: 'admin-by-external-provider' },
    });
  });

  it.each([[['owner', 'staff']], [['visitor']], [[]]])('rejects the roles %j [AU-9]', (roles) => {
    expect(admitPerson({ ...person, roles })).toEqual({ ok: false, error: { kind: 'role-unknown' } });
  });
});
