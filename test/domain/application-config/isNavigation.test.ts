import { describe, expect, it } from 'vitest';
import { isNavigation } from '../../../src/domain/application-config/isNavigation.ts';

const page = { title: 'Home', url: '/overview' };
const withPage = (more: Readonly<Record<string, unknown>>) => ({ pages: [{ ...page, ...more }] });
const withSection = (more: Readonly<Record<string, unknown>>) => ({
  sections: [{ title: 'All', pages: [page], ...more }],
});
const longest = 'x'.repeat(300);

describe('a navigation feature [NV-1]', () => {
  it.each<readonly [string, unknown]>([
    ['is empty', {}],
    [
      'has a page with everything',
      withPage({ icon: 'home', condition: 'portalActive', isDefaultOpen: true, showRoute: false }),
    ],
    ['has a page with sub-items', withPage({ subItems: [page, { ...page, condition: 'canManageUsers' }] })],
    ['has a group without an address', withPage({ url: '', subItems: [page] })],
    ['has a section with everything', withSection({ withFilters: true, placement: 'bottom' })],
    ['has a section without a title', { sections: [{ pages: [page] }] }],
    ['has a section of no pages', { sections: [{ title: 'All', pages: [] }] }],
    ['has a version', { version: '2', pages: [page] }],
    ['has the longest title', withPage({ title: longest })],
    ['has as many pages as may be', { pages: Array.from({ length: 200 }, () => page) }],
    ['leads to the web', withPage({ url: 'https://docs.example' })],
    ['leads to the web in capitals', withPage({ url: 'HTTP://docs.example' })],
  ])('fits where it %s', (_, value) => {
    expect(isNavigation(value)).toBe(true);
  });

  it.each<readonly [string, unknown]>([
    ['is nothing', undefined],
    ['is null', null],
    ['is a text', 'pages'],
    ['is a list', []],
    ['has one page in place of a list', { pages: page }],
    ['has sections that are no list', { sections: 'All' }],
    ['has a number for a version', { version: 2, pages: [page] }],
    ['has a page that is none', { pages: ['Home'] }],
    ['has a list for a page', { pages: [[page]] }],
    ['has no page in one place', { pages: [page, null] }],
    ['has a page without a title', { pages: [{ url: '/overview' }] }],
    ['has a page without an address', { pages: [{ title: 'Home' }] }],
    ['has a title that is too long', withPage({ title: `${longest}x` })],
    ['has more pages than may be', { pages: Array.from({ length: 201 }, () => page) }],
    ['has an icon that is no text', withPage({ icon: 1 })],
    ['has a condition that is no text', withPage({ condition: ['portalActive'] })],
    ['has a page with a version that is no text', withPage({ version: 1 })],
    ['has a switch that is a text', withPage({ isDefaultOpen: 'true' })],
    ['has a route shown by a number', withPage({ showRoute: 1 })],
    ['has one sub-item in place of a list', withPage({ subItems: page })],
    ['has a sub-item without an address', withPage({ subItems: [page, { title: 'Sub' }] })],
    ['has a section that is none', { sections: [null] }],
    ['has a section with a title that is no text', withSection({ title: 1 })],
    ['has a section without pages', { sections: [{ title: 'All' }] }],
    ['has a section with a page that is none', withSection({ pages: [{ title: 'Home' }] })],
    ['has a section filtered by a text', withSection({ withFilters: 'yes' })],
    ['has a section placed by a number', withSection({ placement: 1 })],
    ['has a page with an empty address', withPage({ url: '' })],
    ['runs a script', withPage({ url: 'javascript:alert(1)' })],
    ['runs a script that speaks of the web', withPage({ url: 'javascript:https://docs.example' })],
    ['leads to a path beside the root', withPage({ url: 'x/overview' })],
    ['leads to another host', withPage({ url: '//docs.example' })],
    ['leads to another host by a backslash', withPage({ url: '/\\docs.example' })],
    ['has a sub-item that runs a script', withPage({ subItems: [{ title: 'Sub', url: 'javascript:x' }] })],
  ])('does not fit where it %s', (_, value) => {
    expect(isNavigation(value)).toBe(false);
  });
});
