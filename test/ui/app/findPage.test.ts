import { describe, expect, it } from 'vitest';
import { pages } from '../../support/composition.ts';
import { placeOf } from '../../../src/domain/navigation/place.ts';
import { defaultPage, type AppPage } from '../../../src/ui/shared/pages/AppPage.ts';
import { findPage, homePath } from '../../../src/ui/app/findPage.ts';

const none = {
  publishSessions: false,
  history: false,
  merchantDirectory: false,
  activity: false,
  reviewSessions: false,
  reviewExtensions: false,
  reviewActing: false,
  reviewReceipts: false,
  companySettings: false,
  drafts: false,
  events: false,
  publishNotes: false,
  historyFilters: false,
  sessions: false,
  userManagement: false,
  ruleChecks: false,
  previewLinks: false,
  secondFactor: false,
  passwordMail: false,
  addressLookup: false,
};
const aPage = (path: AppPage['path'], more: Partial<AppPage> = {}): AppPage => ({
  ...defaultPage,
  path,
  titleKey: 'navigation.returnRules',
  icon: 'tag',
  load: async () => () => undefined,
  ...more,
});

describe('findPage', () => {
  it('ignores a page if the owner’s service does not announce the feature that the page needs [PB-16]', () => {
    expect(findPage(pages, 'merchant', '/history', { ...none, history: true })?.titleKey).toBe('navigation.history');
    expect(findPage(pages, 'merchant', '/history', none)).toBeUndefined();
    expect(findPage(pages, 'merchant', '/history')).toBeUndefined();
    expect(findPage(pages, 'merchant', '/return-reasons', none)).toBeDefined();
  });

  it('does not find a merchant page for admins [RT-6]', () => {
    expect(findPage(pages, 'admin', '/return-reasons', none)).toBeUndefined();
    expect(findPage(pages, 'admin', '/merchants/overview', none)).toBeDefined();
  });

  it('finds a page with required or optional path parameters, and by the path of a sub-page [RT-8]', () => {
    const rules = aPage('/return-rules/:type');
    const publishes = aPage('/publishes/:publishId?');
    const stores = aPage('/stores', { children: [{ path: ':network', load: rules.load }] });
    const find = (path: string) => findPage([rules, publishes, stores], 'merchant', path);
    expect(find('/return-rules/labels')).toBe(rules);
    expect(find('/return-rules')).toBeUndefined();
    expect([find('/publishes'), find('/publishes/7')]).toEqual([publishes, publishes]);
    expect([find('/stores'), find('/stores/north')]).toEqual([stores, stores]);
    expect(find('/stores/north/1')).toBeUndefined();
    expect(find('/Stores')).toBeUndefined();
  });

  it('prefers an exact path to a path with a parameter', () => {
    const [any, fresh] = [aPage('/carriers/:id'), aPage('/carriers/new')];
    expect(findPage([any, fresh], 'merchant', '/carriers/new')).toBe(fresh);
    expect(findPage([any, fresh], 'merchant', '/carriers/7')).toBe(any);
  });
});

describe('homePath', () => {
  it('returns the path of the page marked as home, otherwise of the audience’s first page', () => {
    expect([homePath(pages, 'merchant'), homePath(pages, 'admin')]).toEqual(['/overview', '/merchants/overview']);
    expect(homePath([aPage('/a'), aPage('/b', { isHome: true })], 'merchant')).toBe('/b');
    expect(homePath([aPage('/a', { audience: 'admin' }), aPage('/b')], 'merchant')).toBe('/b');
    expect(() => homePath([aPage('/a')], 'admin')).toThrow('admin');
  });
});

describe('the admin pages of the product', () => {
  it('have paths that cannot be a merchant’s path prefix [RT-2] [RT-3]', () => {
    for (const { path } of pages.filter(({ audience }) => audience === 'admin'))
      expect(placeOf(path)).toEqual({ kind: 'admin', page: path });
  });
});
