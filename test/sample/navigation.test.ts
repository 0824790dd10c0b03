import { describe, expect, it } from 'vitest';
import { adminNavigation, classicNavigation, filteredNavigation, merchantNavigation } from '../../sample/navigation.ts';
import english from '../../locales/en/navigation.json' with { type: 'json' };

const titleOf = (key: string): unknown =>
  key
    .split('.')
    .slice(1)
    .reduce<unknown>((tree, part) => (tree as Record<string, unknown> | undefined)?.[part], english);

describe('the sample’s navigation', () => {
  it.each([
    ['a merchant', merchantNavigation],
    ['a merchant on classic navigation', classicNavigation],
    ['a merchant with conditions', filteredNavigation],
    ['an admin', adminNavigation],
  ])('of %s has a translated title for each section and page [NV-1]', (_who, navigation) => {
    const sections = navigation.sections ?? [{ pages: navigation.pages ?? [] }];
    const keys = sections.flatMap((section) => [
      ...(section.title ? [section.title] : []),
      ...section.pages.flatMap((page) => [page.title, ...(page.subItems ?? []).map((item) => item.title)]),
    ]);
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) expect(titleOf(key), key).toBeTypeOf('string');
  });
});
