import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SampleData } from '../../../sample/SampleData.ts';
import { BrandingStore } from '../../../src/application/branding/BrandingStore.ts';
import { PendingChangesStore } from '../../../src/application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../../src/application/company/CompanyStore.ts';
import { ReviewModeStore } from '../../../src/application/review-mode/ReviewModeStore.ts';
import { editPart } from '../../../src/domain/application-config/configEdits.ts';
import { defaultRouteFlags, type RouteFlags } from '../../../src/domain/navigation/routeFlags.ts';
import type { Services } from '../../../src/infrastructure/ioc/container.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { pages as everyPage } from '../../support/composition.ts';
import { openApp } from './renderApp.tsx';
import { adminPage, merchantPage, pageOf } from './testPages.tsx';
import { actFor } from '../../support/actFor.ts';

function recolour(services: Services): void {
  const { configuration } = services.get(CompanyStore);
  if (!configuration) throw new Error('no company is open');
  services
    .get(PendingChangesStore)
    .edit([editPart(configuration, { kind: 'colour', name: 'primaryColor' }, '#a01040')]);
}

/** The sample with an owner whose navigation lists the admin page. */
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

type ShellParts = {
  readonly page: string | null;
  readonly navigation: boolean;
  readonly isListed: boolean;
  readonly footer: { readonly version: boolean; readonly carrierLogo: boolean } | undefined;
  readonly logoHeader: boolean;
  readonly canPublish: boolean;
};

async function renderWith(flags: RouteFlags, viewer: Viewer): Promise<ShellParts> {
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
  // Staff can publish only pending changes. An admin outside review mode publishes for the owner.
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

const full: ShellParts = {
  page: 'The page',
  navigation: true,
  isListed: true,
  footer: { version: true, carrierLogo: true },
  logoHeader: false,
  canPublish: true,
};

describe('the application shell around a page', () => {
  it('contains every element of the shell if the route uses the default flags [RT-6] [SH-3]', async () => {
    expect(await renderWith(defaultRouteFlags, 'staff')).toEqual(full);
  });

  it('does not list a page with `showInMenu: false`, and shows “Page not found” with `showRoute: false` [RT-6]', async () => {
    expect(await renderWith({ ...defaultRouteFlags, showInMenu: false }, 'staff')).toEqual({
      ...full,
      isListed: false,
    });
    const hidden = { page: 'Page not found', isListed: false, canPublish: false };
    expect(await renderWith({ ...defaultRouteFlags, showRoute: false }, 'staff')).toEqual({ ...full, ...hidden });
  });
});

const flagNames = Object.keys(defaultRouteFlags) as (keyof RouteFlags)[];

function flagsOf(path: string): RouteFlags {
  const page = everyPage.find((each) => each.path === path);
  if (!page) throw new Error(`no page at ${path}`);
  return Object.fromEntries(flagNames.map((flag) => [flag, page[flag]])) as RouteFlags;
}

describe('the pages of the product', () => {
  it.each<readonly [string, Viewer, Partial<ShellParts>]>([
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
  ])(
    'contain only the elements of the shell that their flags allow: %s [RT-6] [PB-12] [NV-6]',
    async (path, viewer, around) => {
      expect(await renderWith(flagsOf(path), viewer)).toMatchObject(around);
    },
  );

  it('include a page that changes the default of a flag, for every flag except `showRoute` [RT-6]', () => {
    const unused = flagNames.filter((flag) => everyPage.every((page) => page[flag] === defaultRouteFlags[flag]));
    expect(unused).toEqual(['showRoute']);
  });
});
