import { describe, expect, it } from 'vitest';
import { canManageUsers } from '../../../src/domain/navigation/canManageUsers.ts';
import { nextUserMenuList, userMenu } from '../../../src/domain/navigation/userMenu.ts';

const staff = {
  role: 'merchant',
  layout: 'classic',
  prefix: '/ACME',
  canManageUsers: true,
  multipleLanguageSupport: false,
} as const;

describe('the user menu', () => {
  it('of a merchant’s staff leads to the users page and out [NV-7] [RT-4]', () => {
    expect(userMenu(staff)).toEqual([{ kind: 'users', path: '/ACME/users' }, { kind: 'sign-out' }]);
  });

  it('leaves the users page to the sidebar under navigation v2 [RT-4]', () => {
    expect(userMenu({ ...staff, layout: 'sidebar' })).toEqual([{ kind: 'sign-out' }]);
  });

  it('has no users page where users cannot be managed [NV-3]', () => {
    expect(userMenu({ ...staff, canManageUsers: false })).toEqual([{ kind: 'sign-out' }]);
  });

  it('of an admin leads nowhere but out, in review mode too [NV-7]', () => {
    expect(userMenu({ ...staff, role: 'admin', prefix: '' })).toEqual([{ kind: 'sign-out' }]);
    expect(userMenu({ ...staff, role: 'admin', prefix: '/merchants/ACME' })).toEqual([{ kind: 'sign-out' }]);
  });

  it('has languages where the owner supports several [NV-7]', () => {
    const entries = userMenu({ ...staff, multipleLanguageSupport: true });
    expect(entries.map(({ kind }) => kind)).toEqual(['language', 'users', 'sign-out']);
  });

  it('toggles between its main list and the languages, and begins anew once closed [NV-7]', () => {
    expect(nextUserMenuList('main', 'toggled')).toBe('languages');
    expect(nextUserMenuList('languages', 'toggled')).toBe('main');
    expect(nextUserMenuList('languages', 'closed')).toBe('main');
    expect(nextUserMenuList('main', 'closed')).toBe('main');
  });
});

describe('managing users', () => {
  it.each([
    [true, true, false],
    [true, false, true],
    [false, true, true],
    [false, false, true],
  ])('framed %s with the widget’s utilities %s: %s [NV-3]', (isFramed, hasWidgetUtilities, can) => {
    expect(canManageUsers({ isFramed, hasWidgetUtilities })).toBe(can);
  });
});
