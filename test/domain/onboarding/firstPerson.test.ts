import { describe, expect, it } from 'vitest';
import { firstPersonOf } from '../../../src/domain/onboarding/firstPerson.ts';
import type { AllowedRoles } from '../../../src/domain/session/role.ts';

const contact = { contactName: 'Ada Lovelace', login: 'ada@acme.example' };
const allowed: AllowedRoles = { admin: ['owner'], merchant: ['viewer', 'manager'], rights: { viewer: [] } };
const about = { userId: 'u1', allowed };

describe('firstPersonOf', () => {
  it('returns the merchant’s contact as the user to invite, with the first role that can invite other users [OB-1]', () => {
    expect(firstPersonOf(contact, [], about)).toEqual({
      userId: 'u1',
      name: 'Ada Lovelace',
      email: 'ada@acme.example',
      roles: ['manager'],
      enabled: true,
      hasPassword: false,
      version: 1,
    });
  });

  it('returns no user to invite if the merchant has a user, the contact has no mail address, or no role can invite users', () => {
    const existing = firstPersonOf(contact, [], about);
    expect(existing && firstPersonOf(contact, [existing], about)).toBeUndefined();
    expect(firstPersonOf({ ...contact, login: 'ada' }, [], about)).toBeUndefined();
    const none = { ...allowed, rights: { viewer: [], manager: ['edit'] } };
    expect(firstPersonOf(contact, [], { ...about, allowed: none })).toBeUndefined();
  });
});
