import { describe, expect, it } from 'vitest';
import { canManageUsers, nextUserMenuList, userMenu } from '../../../src/domain/navigation/userMenu.ts';

const staff = {
  role: 'merchant',
  layout: 'classic',
  prefix: '/ACME',
  canManageUsers: true,
  multipleLanguageSupport: false,
} as const;

describe('userMenu', () => {
  it('of a merchant’s staff has the users page and sign-out [NV-7]', () => {
    expect(userMenu(staff)).toEqual([{ kind: 'users', path: '/ACME/users' }, { kind: 'sign-out' }]);
  });

  it('leaves the users page to the sidebar in navigation v2', () => {
    expect(userMenu({ ...staff, layout: 'sidebar' })).toEqual([{ kind: 'sign-out' }]);
  });

  it('has no users page if users cannot be managed [NV-3]', () => {
    expect(userMenu({ ...staff, canManageUsers: false })).toEqual([{ kind: 'sign-out' }]);
  });

  it('of an admin has only sign-out, also in review mode [NV-7]', () => {
    expect(userMenu({ ...staff, role: 'admin', prefix: '' })).toEqual([{ kind: 'sign-out' }]);
    expect(userMenu({ ...staff, role: 'admin', prefix: '/merchants/ACME' })).toEqual([{ kind: 'sign-out' }]);
  });

  it('has languages if the owner supports several [NV-7]', () => {
    const entries = userMenu({ ...staff, multipleLanguageSupport: true });
    expect(entries.map(({ kind }) => kind)).toEqual(['language', 'users', 'sign-out']);
  });

  it('toggles between its main list and the languages, and starts with the main list once closed [NV-7]', () => {
    expect(nextUserMenuList('main', 'toggled')).toBe('languages');
    expect(nextUserMenuList('languages', 'toggled')).toBe('main');
    expect(nextUserMenuList('languages', 'closed')).toBe('main');
    expect(nextUserMenuList('main', 'closed')).toBe('main');
  });
});

describe('canManageUsers', () => {
  it.each([
    [true, true, false],
    [true, false, true],
    [false, true, true],
    [false, false, true],
  ])('framed %s with the widget’s utilities %s: %s [NV-3]', (isFramed, hasWidgetUtilities, can) => {
    expect(canManageUsers({ isFramed, hasWidgetUtilities })).toBe(can);
  });
});
