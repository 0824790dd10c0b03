import { describe, expect, it } from 'vitest';
import { isNavigation } from '../../../src/domain/application-config/isNavigation.ts';

const page = { title: 'Home', url: '/overview' };
const withPage = (more: Readonly<Record<string, unknown>>) => ({ pages: [{ ...page, ...more }] });
const withSection = (more: Readonly<Record<string, unknown>>) => ({
  sections: [{ title: 'All', pages: [page], ...more }],
});
const longest = 'x'.repeat(300);

describe('isNavigation [NV-1]', () => {
  it.each<readonly [string, unknown]>([
    ['is empty', {}],
    [
      'has a page with all fields',
      withPage({ icon: 'home', condition: 'portalActive', isDefaultOpen: true, showRoute: false }),
    ],
    ['has a page with sub-items', withPage({ subItems: [page, { ...page, condition: 'canManageUsers' }] })],
    ['has a group without an address', withPage({ url: '', subItems: [page] })],
    ['has a section with all fields', withSection({ withFilters: true, placement: 'bottom' })],
    ['has a section without a title', { sections: [{ pages: [page] }] }],
    ['has a section without pages', { sections: [{ title: 'All', pages: [] }] }],
    ['has a version', { version: '2', pages: [page] }],
    ['has the longest title', withPage({ title: longest })],
    ['has the maximum number of pages', { pages: Array.from({ length: 200 }, () => page) }],
    ['leads to a web address', withPage({ url: 'https://docs.example' })],
    ['leads to a web address in capitals', withPage({ url: 'HTTP://docs.example' })],
  ])('accepts a navigation setting that %s', (_, value) => {
    expect(isNavigation(value)).toBe(true);
  });

  it.each<readonly [string, unknown]>([
    ['is undefined', undefined],
    ['is null', null],
    ['is a text', 'pages'],
    ['is a list', []],
    ['has one page instead of a list', { pages: page }],
    ['has sections that are not a list', { sections: 'All' }],
    ['has a number as version', { version: 2, pages: [page] }],
    ['has an invalid page', { pages: ['Home'] }],
    ['has a list as a page', { pages: [[page]] }],
    ['has null in its list of pages', { pages: [page, null] }],
    ['has a page without a title', { pages: [{ url: '/overview' }] }],
    ['has a page without an address', { pages: [{ title: 'Home' }] }],
    ['has a title that is too long', withPage({ title: `${longest}x` })],
    ['has more than the maximum number of pages', { pages: Array.from({ length: 201 }, () => page) }],
    ['has an icon that is not a text', withPage({ icon: 1 })],
    ['has a condition that is not a text', withPage({ condition: ['portalActive'] })],
    ['has a page with a version that is not a text', withPage({ version: 1 })],
    ['has a boolean that is a text', withPage({ isDefaultOpen: 'true' })],
    ['has a showRoute flag that is a number', withPage({ showRoute: 1 })],
    ['has one sub-item instead of a list', withPage({ subItems: page })],
    ['has a sub-item without an address', withPage({ subItems: [page, { title: 'Sub' }] })],
    ['has an invalid section', { sections: [null] }],
    ['has a section with a title that is not a text', withSection({ title: 1 })],
    ['has a section without pages', { sections: [{ title: 'All' }] }],
    ['has a section with an invalid page', withSection({ pages: [{ title: 'Home' }] })],
    ['has a section with a filter flag that is a text', withSection({ withFilters: 'yes' })],
    ['has a section with a number as placement', withSection({ placement: 1 })],
    ['has a page with an empty address', withPage({ url: '' })],
    ['runs a script', withPage({ url: 'javascript:alert(1)' })],
    ['runs a script that contains a web address', withPage({ url: 'javascript:https://docs.example' })],
    ['leads to a relative path', withPage({ url: 'x/overview' })],
    ['leads to another host', withPage({ url: '//docs.example' })],
    ['leads to another host by a backslash', withPage({ url: '/\\docs.example' })],
    ['has a sub-item that runs a script', withPage({ subItems: [{ title: 'Sub', url: 'javascript:x' }] })],
  ])('rejects a navigation setting that %s', (_, value) => {
    expect(isNavigation(value)).toBe(false);
  });
});
