import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { avatarInitials, avatarLetters } from '../../../src/domain/session/avatarInitials.ts';
import { roleOf } from '../../../src/domain/session/role.ts';
import { SESSION_CHECK_INTERVAL, tokenExpiryTime } from '../../../src/domain/session/session.ts';

describe('roleOf', () => {
  const allowed = { admin: ['owner', 'root'], merchant: ['staff'] };

  it('returns the role for which the environment lists one of the user’s roles [AU-9]', () => {
    expect(roleOf(['owner'], allowed)).toBe('admin');
    expect(roleOf(['visitor', 'staff'], allowed)).toBe('merchant');
  });

  it('returns "unknown" if the user’s roles match neither admin nor merchant, or both of them [AU-9]', () => {
    expect(roleOf(['owner', 'staff'], allowed)).toBe('unknown');
    expect(roleOf(['visitor'], allowed)).toBe('unknown');
    expect(roleOf([], allowed)).toBe('unknown');
    expect(roleOf(['Owner'], allowed)).toBe('unknown');
  });

  it('returns "unknown" for every user if the environment lists the same roles for admins and merchants [AU-9]', () => {
    const role = fc.constantFrom('a', 'b', 'c');
    fc.assert(
      fc.property(fc.array(role), fc.array(role), (roles, list) => {
        expect(roleOf(roles, { admin: list, merchant: list })).toBe('unknown');
      }),
    );
  });
});

describe('an access token', () => {
  it('is treated as expired 300 seconds before its expiry time [AU-3]', () => {
    expect(tokenExpiryTime(1000, 600)).toBe(1000 + 300_000);
  });

  it('is checked for expiry every 10 seconds [AU-3]', () => {
    expect(SESSION_CHECK_INTERVAL).toBe(10_000);
  });
});

describe('the user’s avatar', () => {
  it('shows the first letters of the first two words of the user’s name [NV-7]', () => {
    expect(avatarInitials('  dana  van der Moore ')).toBe('DV');
    expect(avatarInitials('Cher')).toBe('C');
    expect(avatarInitials('')).toBe('');
  });

  it('shows the letter A for an admin, regardless of the admin’s name [NV-7]', () => {
    expect(avatarLetters('admin', 'dana Moore')).toBe('A');
    expect(avatarLetters('merchant', 'dana Moore')).toBe('DM');
  });

  it('shows complete characters, even if a character consists of two code units [NV-7]', () => {
    expect(avatarInitials('𠮷田 太郎')).toBe('𠮷太');
  });
});
