import { describe, expect, it } from 'vitest';
import { navigationLayout, type NavigationLayout } from '../../../src/domain/navigation/navigationLayout.ts';
import {
  defaultRouteFlags,
  isListed,
  isReachable,
  type RouteFlags,
} from '../../../src/domain/navigation/routeFlags.ts';
import { shellOf, type Viewer, showsPublishButton } from '../../../src/domain/navigation/shellOf.ts';

const staff: Viewer = { role: 'merchant', isReviewing: false };
const admin: Viewer = { role: 'admin', isReviewing: false };
const reviewer: Viewer = { role: 'admin', isReviewing: true };

/** Everything on a page that depends on the flags of its route. */
const effectsOf = (flags: RouteFlags, layout: NavigationLayout, viewer: Viewer) => ({
  ...shellOf(flags, layout, viewer),
  isListed: isListed(flags, viewer.isReviewing),
  isReachable: isReachable(flags, viewer.isReviewing),
  configRefetchDelay: flags.configRefetchDelay,
});

describe('shellOf', () => {
  it('returns header, navigation and footer with all their parts by default [RT-6] [SH-2]', () => {
    expect(effectsOf(defaultRouteFlags, 'classic', staff)).toEqual({
      layout: 'classic',
      header: 'full',
      footer: { version: true, carrierLogo: true },
      publishButton: true,
      isListed: true,
      isReachable: true,
      configRefetchDelay: 3000,
    });
  });

  it('returns no header if the navigation is in the sidebar [SH-3]', () => {
    expect(shellOf(defaultRouteFlags, 'sidebar', staff)).toMatchObject({ layout: 'sidebar', header: 'none' });
  });

  type Difference = Partial<ReturnType<typeof effectsOf>>;
  it.each<readonly [keyof RouteFlags, Partial<RouteFlags>, Viewer, Difference]>([
    ['showNavigation', { showNavigation: false }, staff, { layout: 'bare', header: 'none' }],
    ['showInMenu', { showInMenu: false }, staff, { isListed: false }],
    ['showFooter', { showFooter: false }, staff, { footer: undefined }],
    ['showInReviewMode', { showInReviewMode: false }, reviewer, { isListed: false, isReachable: false }],
    ['showPublishButton', { showPublishButton: false }, staff, { publishButton: false }],
    ['showPublishButtonAdminMode', { showPublishButtonAdminMode: true }, admin, { publishButton: true }],
    ['showRoute', { showRoute: false }, staff, { isListed: false, isReachable: false }],
    ['showVersion', { showVersion: false }, staff, { footer: { version: false, carrierLogo: true } }],
    ['showFooterLogo', { showFooterLogo: false }, staff, { footer: { version: true, carrierLogo: false } }],
    ['configRefetchDelay', { configRefetchDelay: 0 }, staff, { configRefetchDelay: 0 }],
  ])(
    'returns a different value only for the part of the page that the flag %s controls [RT-6] [SH-1]',
    (flag, change, viewer, difference) => {
      expect(Object.keys(change)).toEqual([flag]);
      const unchanged = effectsOf(defaultRouteFlags, 'classic', viewer);
      expect(effectsOf({ ...defaultRouteFlags, ...change }, 'classic', viewer)).toEqual({
        ...unchanged,
        ...difference,
      });
      expect(unchanged).not.toMatchObject(difference);
    },
  );

  it('returns a header with only the logo on a page without navigation if the flag of this header is set [RT-6] [SH-1]', () => {
    const bare = { ...defaultRouteFlags, showNavigation: false };
    expect(effectsOf({ ...bare, showHeaderOnlyForRoute: true }, 'classic', staff)).toEqual({
      ...effectsOf(bare, 'classic', staff),
      header: 'logo-only',
    });
  });

  it('isReachable and isListed hide a page in review mode if the page has no review mode flag [NV-6]', () => {
    const flags = { ...defaultRouteFlags, showInReviewMode: false };
    expect([isReachable(flags, false), isListed(flags, false)]).toEqual([true, true]);
    expect([isReachable(flags, true), isListed(flags, true)]).toEqual([false, false]);
  });
});

describe('showsPublishButton', () => {
  it.each([
    ['merchant', false, true, false, true],
    ['merchant', false, false, false, false],
    ['merchant', false, false, true, true],
    ['admin', true, true, false, true],
    ['admin', true, false, false, false],
    ['admin', true, false, true, true],
    ['admin', false, true, false, false],
    ['admin', false, true, true, true],
    ['admin', false, false, true, true],
    ['admin', false, false, false, false],
  ] as const)(
    'for role %s, in review mode %s, with flag %s and admin flag %s is %s [PB-12]',
    (role, isReviewing, showPublishButton, showPublishButtonAdminMode, shown) => {
      const flags = { showPublishButton, showPublishButtonAdminMode };
      expect(showsPublishButton(flags, { role, isReviewing })).toBe(shown);
    },
  );
});

describe('navigationLayout', () => {
  it.each(['2', 'v2', 'V2', '2.1', ' 2 ', '3', '10', 'v2.0.1'])(
    'returns "sidebar" for version %j of the navigation [SH-5]',
    (version) => {
      expect(navigationLayout({ version })).toBe('sidebar');
    },
  );

  it.each([undefined, '', '1', 'v1', '1.2', '0', '20x', 'two', '12a', '-2', 'vv2'])(
    'returns "classic" for version %j of the navigation [SH-5]',
    (version) => {
      expect(navigationLayout({ version, newNavigation: false })).toBe('classic');
    },
  );

  it('returns "sidebar" for any version if the environment’s flag is set or the merchant is a demo [SH-5]', () => {
    expect(navigationLayout({ version: '1', newNavigation: true })).toBe('sidebar');
    expect(navigationLayout({ version: '1', isDemoMerchant: true })).toBe('sidebar');
  });
});
