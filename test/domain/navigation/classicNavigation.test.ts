import { describe, expect, it } from 'vitest';
import { classicNavigation, isSelected, withGroupToggled } from '../../../src/domain/navigation/classicNavigation.ts';
import type { NavigationPage } from '../../../src/domain/company/parts/navigation.ts';

const link: NavigationPage = { title: 'Reasons', url: '/return-reasons' };
const group = (more: Partial<NavigationPage> = {}): NavigationPage => ({
  title: 'Rules',
  url: '',
  subItems: [
    { title: 'All', url: '/rules' },
    { title: 'Simulator', url: '/rules/simulator' },
  ],
  ...more,
});
const openAt = (pathname: string, page: NavigationPage, toggled?: ReadonlyMap<string, boolean>) =>
  classicNavigation([page], pathname, toggled).map((item) => item.kind === 'group' && item.isOpen);

describe('the classic navigation', () => {
  it.each([
    ['/return-reasons', '/ACME/return-reasons'],
    ['/return-reasons', '/merchants/ACME/return-reasons/'],
    ['return-reasons', '/ACME/return-reasons/SIZE'],
    ['/rules/simulator', '/ACME/rules/simulator'],
  ])('selects the entry with the URL %s on the path %s [NV-5]', (url, path) => {
    expect(isSelected(url, path)).toBe(true);
  });

  it.each([
    ['/rules', '/ACME/rules-archive'],
    ['/rules', '/ACME/old-rules'],
    ['/rules/simulator', '/ACME/rules'],
    ['', '/ACME/rules'],
    ['/', '/'],
  ])('does not select the entry with the URL %j on the path %s [NV-5]', (url, path) => {
    expect(isSelected(url, path)).toBe(false);
  });

  it('consists of links and groups of links [NV-5]', () => {
    expect(classicNavigation([link, group()], '/ACME/return-reasons')).toEqual([
      { kind: 'link', page: link, isSelected: true },
      {
        kind: 'group',
        page: group(),
        isOpen: false,
        items: group().subItems?.map((page) => ({ page, isSelected: false })),
      },
    ]);
  });
});

describe('a group of links in the classic navigation', () => {
  it('is open at first if the group contains the selected page or is open by default [NV-5]', () => {
    expect(openAt('/ACME/rules/simulator', group())).toEqual([true]);
    const groupStates = [
      { title: 'Reasons', url: '/return-reasons' },
      { title: 'Carriers', url: '/carriers' },
    ];
    expect(openAt('/ACME/carriers', group({ subItems: groupStates }))).toEqual([true]);
    expect(openAt('/ACME/overview', group({ isDefaultOpen: true }))).toEqual([true]);
    expect(openAt('/ACME/overview', group())).toEqual([false]);
  });

  it('is open or closed according to the user’s last toggle, otherwise according to its default [NV-5]', () => {
    const opened = withGroupToggled(new Map(), 'Rules', false);
    expect(openAt('/ACME/overview', group(), opened)).toEqual([true]);
    const closed = withGroupToggled(opened, 'Rules', true);
    expect(openAt('/ACME/rules', group({ isDefaultOpen: true }), closed)).toEqual([false]);
    expect(openAt('/ACME/overview', group({ title: 'Other' }), opened)).toEqual([false]);
    expect([...opened]).toEqual([['Rules', true]]);
  });
});
