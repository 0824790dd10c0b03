import { expect, it } from 'vitest';
import { withHiddenPages } from '../../../src/domain/navigation/hiddenPages.ts';
import { defaultRouteFlags, isListed, isReachable } from '../../../src/domain/navigation/routeFlags.ts';

const page = (path: string, more: object = {}) => ({
  ...defaultRouteFlags,
  path,
  audience: 'merchant' as 'merchant' | 'admin',
  ...more,
});

it('withHiddenPages removes the pages listed by the owner, except Home and admin pages [RT-6]', () => {
  const pages = [
    page('/overview', { isHome: true }),
    page('/wording'),
    page('/history/:publishId?'),
    page('/refunds'),
    page('/wording', { audience: 'admin' }),
  ];
  const shown = withHiddenPages(pages, ['/overview', '/wording', '/history']);
  expect(shown.map((each) => isReachable(each, false))).toEqual([true, false, false, true, true]);
  expect(shown.map((each) => isListed(each, true))).toEqual([true, false, false, true, true]);
  expect(withHiddenPages(pages, undefined)).toBe(pages);
});
