import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { SampleData } from '../../../sample/SampleData.ts';
import { BrandingStore } from '../../../src/application/branding/BrandingStore.ts';
import { PendingChangesStore } from '../../../src/application/changes/PendingChangesStore.ts';
import { CompanyGateway } from '../../../src/application/company/CompanyGateway.ts';
import { CompanyStore } from '../../../src/application/company/CompanyStore.ts';
import { PublishingStore } from '../../../src/application/publishing/PublishingStore.ts';
import { ReviewModeStore } from '../../../src/application/review-mode/ReviewModeStore.ts';
import { editPart } from '../../../src/domain/application-config/configEdits.ts';
import { defaultRouteFlags, type RouteFlags } from '../../../src/domain/navigation/routeFlags.ts';
import type { Services } from '../../../src/infrastructure/ioc/container.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { settled } from '../../support/settled.ts';
import { pages as everyPage } from '../../support/composition.ts';
import { openApp } from './renderApp.tsx';
import { adminPage, merchantPage, pageOf } from './testPages.tsx';
import { actFor } from '../../support/actFor.ts';

/** Leaves a change to publish. */
function recolour(services: Services): void {
  const { configuration } = services.get(CompanyStore);
  if (!configuration) throw new Error('no company is open');
  services
    .get(PendingChangesStore)
    .edit([editPart(configuration, { kind: 'colour', name: 'primaryColor' }, '#a01040')]);
}

/** With an owner whose navigation lists the admins' page. */
const sample: SampleData = {
  ...aSample(),
  owners: aSample().owners.map((owner) => ({
    ...owner,
    adminConfig: {
      ...owner.adminConfig,
      features: {
        ...owner.adminConfig.features,
        navigation: { version: '2', pages: [{ title: 'Merchants', url: '/merchants/overview' }] },
      },
    },
  })),
};

type Viewer = 'staff' | 'reviewer' | 'admin';

/** Everything on the screen that a route's flags decide. */
type Drawn = {
  readonly page: string | null;
  readonly navigation: boolean;
  readonly isListed: boolean;
  readonly footer: { readonly version: boolean; readonly carrierLogo: boolean } | undefined;
  readonly logoHeader: boolean;
  readonly canPublish: boolean;
};

async function drawn(flags: RouteFlags, viewer: Viewer): Promise<Drawn> {
  const isStaff = viewer === 'staff';
  const { services, show } = await openApp(sample, isStaff ? 'ACME' : 'HOUSE', isStaff ? 'staff' : 'admin');
  if (viewer === 'reviewer') await actFor(services.get(ReviewModeStore), 'ACME');
  const Page = pageOf('The page');
  const make = viewer === 'admin' ? adminPage : merchantPage;
  const page = make(viewer === 'admin' ? '/merchants/overview' : '/return-reasons', Page, flags);
  const prefix = { staff: '/ACME', reviewer: '/merchants/ACME', admin: '' }[viewer];
  const others = viewer === 'admin' ? [] : [adminPage('/merchants/overview', Page, { isHome: true })];
  show(prefix + page.path, [...others, page]);
  const heading = await screen.findByRole('heading', { level: 1, name: /The page|Page not found/ });
  const navigation = screen.queryByRole('navigation', { name: 'Main navigation' });
  const footer = screen.queryByRole('contentinfo');
  // Users who may publish need a pending change. An admin outside review mode publishes for the owner.
  if (viewer !== 'admin') act(() => recolour(services));
  else if (flags.showPublishButtonAdminMode) {
    await waitFor(() => expect(services.get(CompanyStore).configuration).toBeDefined());
    act(() => recolour(services));
    await screen.findByRole('region', { name: 'Unsaved changes' });
  }
  const result = {
    page: heading.textContent,
    navigation: navigation !== null,
    isListed: navigation !== null && within(navigation).queryByRole('link', { name: /Reasons|Merchants/ }) !== null,
    footer: footer
      ? {
          version: within(footer).queryByRole('note') !== null,
          carrierLogo:
            within(footer).queryByText(services.get(BrandingStore).configuration?.productName ?? '') !== null,
        }
      : undefined,
    logoHeader: screen.queryByRole('img', { name: /^(Acme|Owner Post)$/ }) !== null,
    canPublish: screen.queryByRole('button', { name: 'Publish' }) !== null,
  };
  cleanup();
  return result;
}

const hidden = { ...defaultRouteFlags, showNavigation: false };
const full: Drawn = {
  page: 'The page',
  navigation: true,
  isListed: true,
  footer: { version: true, carrierLogo: true },
  logoHeader: false,
  canPublish: true,
};

describe('the shell around a page', () => {
  it('is complete by default [RT-6] [SH-3]', async () => {
    expect(await drawn(defaultRouteFlags, 'staff')).toEqual(full);
  });

  it.each<readonly [keyof RouteFlags, RouteFlags, Partial<RouteFlags>, Viewer, Partial<Drawn>]>([
    ['showNavigation', defaultRouteFlags, { showNavigation: false }, 'staff', { navigation: false, isListed: false }],
    ['showInMenu', defaultRouteFlags, { showInMenu: false }, 'staff', { isListed: false }],
    ['showFooter', defaultRouteFlags, { showFooter: false }, 'staff', { footer: undefined }],
    ['showFooter', hidden, { showFooter: false }, 'staff', { footer: undefined }],
    [
      'showInReviewMode',
      defaultRouteFlags,
      { showInReviewMode: false },
      'reviewer',
      { page: 'Page not found', isListed: false, canPublish: false },
    ],
    ['showPublishButton', defaultRouteFlags, { showPublishButton: false }, 'staff', { canPublish: false }],
    [
      'showRoute',
      defaultRouteFlags,
      { showRoute: false },
      'staff',
      { page: 'Page not found', isListed: false, canPublish: false },
    ],
    [
      'showVersion',
      defaultRouteFlags,
      { showVersion: false },
      'staff',
      { footer: { version: false, carrierLogo: true } },
    ],
    [
      'showFooterLogo',
      defaultRouteFlags,
      { showFooterLogo: false },
      'staff',
      { footer: { version: true, carrierLogo: false } },
    ],
    ['showHeaderOnlyForRoute', hidden, { showHeaderOnlyForRoute: true }, 'staff', { logoHeader: true }],
    [
      'showPublishButtonAdminMode',
      { ...defaultRouteFlags, showPublishButton: false },
      { showPublishButtonAdminMode: true },
      'reviewer',
      { canPublish: true },
    ],
    ['showNavigation', defaultRouteFlags, { showNavigation: false }, 'admin', { navigation: false, isListed: false }],
    ['showInMenu', defaultRouteFlags, { showInMenu: false }, 'admin', { isListed: false }],
    ['showFooter', defaultRouteFlags, { showFooter: false }, 'admin', { footer: undefined }],
    ['showRoute', defaultRouteFlags, { showRoute: false }, 'admin', { page: 'Page not found', isListed: false }],
    [
      'showVersion',
      defaultRouteFlags,
      { showVersion: false },
      'admin',
      { footer: { version: false, carrierLogo: true } },
    ],
    [
      'showFooterLogo',
      defaultRouteFlags,
      { showFooterLogo: false },
      'admin',
      { footer: { version: true, carrierLogo: false } },
    ],
    ['showHeaderOnlyForRoute', hidden, { showHeaderOnlyForRoute: true }, 'admin', { logoHeader: true }],
    [
      'showPublishButtonAdminMode',
      defaultRouteFlags,
      { showPublishButtonAdminMode: true },
      'admin',
      { canPublish: true },
    ],
  ])(
    'changes by %s only, and in nothing else [RT-6] [SH-1] [PB-12]',
    async (flag, before, change, viewer, difference) => {
      expect(Object.keys(change)).toEqual([flag]);
      const unchanged = await drawn(before, viewer);
      expect(await drawn({ ...before, ...change }, viewer)).toEqual({ ...unchanged, ...difference });
      expect(unchanged).not.toMatchObject(difference);
    },
  );

  it('hides a page without the review mode flag only in review mode [NV-6] [RT-6]', async () => {
    expect(await drawn({ ...defaultRouteFlags, showInReviewMode: false }, 'staff')).toEqual(full);
  });

  it('can hide an admin’s page as well as a merchant’s [RT-6]', async () => {
    expect(await drawn(defaultRouteFlags, 'admin')).toMatchObject({ page: 'The page' });
    expect(await drawn({ ...defaultRouteFlags, showRoute: false }, 'admin')).toMatchObject({ page: 'Page not found' });
  });
});

const flagNames = Object.keys(defaultRouteFlags) as (keyof RouteFlags)[];

/** Flags of a page of the product. */
function flagsOf(path: string): RouteFlags {
  const page = everyPage.find((each) => each.path === path);
  if (!page) throw new Error(`no page at ${path}`);
  return Object.fromEntries(flagNames.map((flag) => [flag, page[flag]])) as RouteFlags;
}

describe('the pages of the product', () => {
  it.each<readonly [string, Viewer, Partial<Drawn>]>([
    [
      '/test-return/full-screen',
      'staff',
      { navigation: false, isListed: false, footer: undefined, logoHeader: true, canPublish: false },
    ],
    ['/test-return', 'staff', { footer: { version: false, carrierLogo: true } }],
    ['/branding', 'staff', { footer: { version: true, carrierLogo: false } }],
    ['/configuration/branding', 'admin', { footer: { version: true, carrierLogo: false }, canPublish: true }],
    ['/users', 'reviewer', { page: 'Page not found', isListed: false }],
    ['/activity', 'admin', { canPublish: false }],
  ])('have the right shell: %s [RT-6] [PB-12] [NV-6]', async (path, viewer, around) => {
    expect(await drawn(flagsOf(path), viewer)).toMatchObject(around);
  });

  it('use every flag except the one that hides a page [RT-6]', () => {
    const unused = flagNames.filter((flag) => everyPage.every((page) => page[flag] === defaultRouteFlags[flag]));
    expect(unused).toEqual(['showRoute']);
  });
});

it.each([1000, 7000])(
  'a page reads the configuration again after the route’s delay: %i ms [RT-6] [PB-8]',
  async (delay) => {
    const { services, clock, show } = await openApp(aSample(), 'ACME');
    show('/ACME/return-reasons', [merchantPage('/return-reasons', pageOf('The page'), { configRefetchDelay: delay })]);
    await screen.findByRole('heading', { level: 1, name: 'The page' });
    act(() => recolour(services));
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(services.get(PublishingStore).state.kind).toBe('published'));

    let reads = 0;
    const gateway = services.get(CompanyGateway);
    const read = gateway.read.bind(gateway);
    gateway.read = (id, signal) => {
      reads += 1;
      return read(id, signal);
    };
    const pass = (milliseconds: number) =>
      act(async () => {
        clock.advance(milliseconds);
        await settled();
      });
    await pass(delay - 1);
    expect(reads).toBe(0);
    await pass(1);
    expect(reads).toBe(1);
  },
);
