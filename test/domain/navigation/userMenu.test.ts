import { describe, expect, it } from 'vitest';
import { canManageUsers, userMenu } from '../../../src/domain/navigation/userMenu.ts';

const staff = {
  role: 'merchant',
  layout: 'classic',
  prefix: '/ACME',
  canManageUsers: true,
  multipleLanguageSupport: false,
} as const;

describe('userMenu', () => {
  it('contains the users page and sign-out for a user of a merchant [NV-7]', () => {
    expect(userMenu(staff)).toEqual([{ kind: 'users', path: '/ACME/users' }, { kind: 'sign-out' }]);
  });

  it('does not contain the users page if the navigation is in the sidebar', () => {
    expect(userMenu({ ...staff, layout: 'sidebar' })).toEqual([{ kind: 'sign-out' }]);
  });

  it('does not contain the users page if users cannot be managed [NV-3]', () => {
    expect(userMenu({ ...staff, canManageUsers: false })).toEqual([{ kind: 'sign-out' }]);
  });

  it('contains only sign-out for an admin, even in review mode [NV-7]', () => {
    expect(userMenu({ ...staff, role: 'admin', prefix: '' })).toEqual([{ kind: 'sign-out' }]);
    expect(userMenu({ ...staff, role: 'admin', prefix: '/merchants/ACME' })).toEqual([{ kind: 'sign-out' }]);
  });

  it('contains the languages if the owner supports several languages [NV-7]', () => {
    const entries = userMenu({ ...staff, multipleLanguageSupport: true });
    expect(entries.map(({ kind }) => kind)).toEqual(['language', 'users', 'sign-out']);
  });
});

describe('canManageUsers', () => {
  it.each([
    [true, true, false],
    [true, false, true],
    [false, true, true],
    [false, false, true],
  ])(
    'for a page in a frame (%s) and a widget with its own utilities (%s) returns %s [NV-3]',
    (isFramed, hasWidgetUtilities, can) => {
      expect(canManageUsers({ isFramed, hasWidgetUtilities })).toBe(can);
    },
  );
});
