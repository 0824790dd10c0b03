import { describe, expect, it } from 'vitest';
import type { NavigationFeature, NavigationPage } from '../../../src/domain/company/parts/navigation.ts';
import { holds, type NavigationFacts } from '../../../src/domain/navigation/navigationConditions.ts';
import { visibleSections } from '../../../src/domain/navigation/visibleSections.ts';

const facts = (more: Partial<NavigationFacts> = {}): NavigationFacts => ({
  processingEnabled: false,
  isReviewing: false,
  isIntegrated: false,
  portalActive: false,
  canCreateOrdersDirectly: false,
  inStoreReturnsEnabled: false,
  refundsEnabled: false,
  canManageUsers: false,
  ...more,
});

const page = (title: string, more: Partial<NavigationPage> = {}): NavigationPage => ({
  title,
  url: `/${title}`,
  ...more,
});
const everyPage = () => true;
const titles = (feature: NavigationFeature, given = facts(), isShown: (page: NavigationPage) => boolean = everyPage) =>
  visibleSections(feature, given, isShown).map((section) => section.pages.map((each) => each.title));

describe('the navigation condition', () => {
  it.each([
    ['processingEnabled', { processingEnabled: true }],
    ['isIntegrated', { isIntegrated: true }],
    ['portalActive', { portalActive: true }],
    ['canCreateTestOrders', { canCreateOrdersDirectly: true }],
    ['canEnableInStoreReturns', { inStoreReturnsEnabled: true }],
    ['hasRefundsEnabled', { refundsEnabled: true }],
    ['canManageUsers', { canManageUsers: true }],
  ] as const)('%s is true if and only if its own fact is true [NV-2]', (condition, fact) => {
    expect(holds(condition, facts())).toBe(false);
    expect(holds(condition, facts(fact))).toBe(true);
    const allOthers = Object.fromEntries(Object.keys(facts()).map((name) => [name, !(name in fact)]));
    expect(holds(condition, allOthers as NavigationFacts)).toBe(false);
  });

  it.each([
    ['hiddenInReviewMode', { isReviewing: true }],
    ['isNonIntegrated', { isIntegrated: true }],
  ] as const)('%s is false if and only if its fact is true [NV-2]', (condition, fact) => {
    expect(holds(condition, facts())).toBe(true);
    expect(holds(condition, facts(fact))).toBe(false);
  });

  it.each([undefined, 'somethingNew', 'constructor', '__proto__'])(
    '%s is unknown to this release, so the page is visible [NV-2]',
    (condition) => {
      expect(holds(condition, facts())).toBe(true);
    },
  );
});

describe('visibleSections', () => {
  it('returns a single untitled section if the navigation lists pages without sections [NV-1]', () => {
    expect(titles({ pages: [page('a'), page('b', { subItems: [page('c')] })] })).toEqual([['a', 'b']]);
    expect(titles({})).toEqual([[]]);
  });

  it('returns sections with their titles, placement and sub-pages [NV-1]', () => {
    const feature: NavigationFeature = {
      sections: [{ title: 'top', pages: [page('a', { icon: 'box', subItems: [page('b')] })], placement: 'bottom' }],
    };
    expect(visibleSections(feature, facts(), everyPage)).toEqual(feature.sections);
  });

  it('hides pages and sub-pages whose condition is false [NV-1] [NV-2]', () => {
    const condition = 'portalActive';
    const feature: NavigationFeature = {
      pages: [page('a', { condition }), page('b', { subItems: [page('c', { condition }), page('d')] })],
    };
    const [section] = visibleSections(feature, facts(), everyPage);
    expect(section?.pages).toMatchObject([{ title: 'b', subItems: [{ title: 'd' }] }]);
    expect(titles(feature, facts({ portalActive: true }))).toEqual([['a', 'b']]);
  });

  it('omits a section without visible pages only if the section is marked as filtered [NV-4]', () => {
    const hidden = page('a', { condition: 'portalActive' });
    const feature = (withFilters: boolean): NavigationFeature => ({ sections: [{ pages: [hidden], withFilters }] });
    expect(titles(feature(true))).toEqual([]);
    expect(titles(feature(false))).toEqual([[]]);
    expect(titles(feature(true), facts({ portalActive: true }))).toEqual([['a']]);
  });

  it('omits pages that are marked as hidden and pages that are unknown to the client [NV-1]', () => {
    const feature: NavigationFeature = { pages: [page('a', { showRoute: false }), page('b'), page('c')] };
    expect(titles(feature, facts(), ({ title }) => title !== 'c')).toEqual([['b']]);
  });

  it('omits a group without visible pages, but returns the group as a page if the group’s own URL is visible [NV-5]', () => {
    const group = (title: string, more: Partial<NavigationPage> = {}) =>
      page(title, { subItems: [page('gone'), page('lost')], ...more });
    const shown = (each: NavigationPage) => each.subItems !== undefined || each.url === '/rules';
    const feature = { pages: [group('empty'), group('rules'), group('kept', { subItems: [page('rules')] })] };
    const [section] = visibleSections(feature, facts(), shown);
    expect(section?.pages).toEqual([page('rules'), page('kept', { subItems: [page('rules')] })]);
  });
});
