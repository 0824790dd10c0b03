import { describe, expect, it } from 'vitest';
import { secondFactorPolicyIn } from '../../../../src/domain/application-config/secondFactorPolicyIn.ts';
import { secondFactorRequiredBy } from '../../../../src/domain/session/second-factor/secondFactorPolicy.ts';

const staff = { roles: ['staff'], organisationId: 'ACME', isAdmin: false };
const admin = { roles: ['owner'], organisationId: 'HOUSE', isAdmin: true };

describe('secondFactorRequiredBy', () => {
  it('returns the platform only for admins, if its setting requires a second factor of them [AU-27]', () => {
    expect(secondFactorRequiredBy(admin, {}, true)).toBe('platform');
    expect(secondFactorRequiredBy(admin, {}, false)).toBeUndefined();
    expect(secondFactorRequiredBy(staff, {}, true)).toBeUndefined();
  });

  it('returns the owner for users with a listed role, or of a listed merchant [AU-27]', () => {
    expect(secondFactorRequiredBy(staff, { roles: ['staff'] }, false)).toBe('owner');
    expect(secondFactorRequiredBy(staff, { merchants: ['ACME'] }, false)).toBe('owner');
    expect(secondFactorRequiredBy(staff, { roles: ['owner'], merchants: ['KOYO'] }, false)).toBeUndefined();
  });
});

describe('secondFactorPolicyIn', () => {
  const organisationWith = (secondFactor: unknown) =>
    ({ features: { secondFactor } }) as object as { features: object };

  it('reads roles and merchants from the configuration of the organisation [AU-27]', () => {
    const policy = { roles: ['staff'], merchants: ['ACME', 'KOYO'] };
    expect(secondFactorPolicyIn(organisationWith(policy))).toEqual(policy);
    expect(secondFactorPolicyIn({ features: {} })).toEqual({ roles: undefined, merchants: undefined });
  });

  it.each([{ roles: 'staff' }, { roles: [''] }, { roles: ['staff', 'staff'] }, { merchants: ['acme'] }, []])(
    'ignores the invalid policy %j [AU-27]',
    (policy) => {
      expect(secondFactorPolicyIn(organisationWith(policy))).toEqual({ roles: undefined, merchants: undefined });
    },
  );
});
