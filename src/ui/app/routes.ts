import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { ServiceExtensions } from '../../domain/branding/adminConfiguration.ts';
import { placeOf } from '../../domain/navigation/place.ts';
import { defaultRouteFlags, type RouteFlags } from '../../domain/navigation/routeFlags.ts';

/** A page: where it is, what it is called, what is drawn around it. */
export type AppRoute = RouteFlags & {
  /** Below the company's prefix for merchant pages, whole for admin pages. */
  readonly path: `/${string}`;
  readonly audience: 'merchant' | 'admin';
  readonly titleKey: 'navigation.history' | 'navigation.merchantsOverview' | 'navigation.returnReasons';
  /** What the owner's service must announce for the page to be there at all. */
  readonly needs?: keyof ServiceExtensions | undefined;
  /** Fetches the page's script; asked again, the same one. */
  readonly load: () => Promise<ComponentType>;
  readonly Page: LazyExoticComponent<ComponentType>;
};

/** A page whose script is fetched when it is first shown, or before, while nobody waits. */
const fetched = (load: () => Promise<ComponentType>): Pick<AppRoute, 'load' | 'Page'> => ({
  load,
  Page: lazy(async () => ({ default: await load() })),
});

/** Every page of the product; the only place that knows paths and flags. */
export const routes: readonly AppRoute[] = [
  {
    ...defaultRouteFlags,
    path: '/return-reasons',
    audience: 'merchant',
    titleKey: 'navigation.returnReasons',
    ...fetched(async () => (await import('../features/return-reasons/ReturnReasonsPage.tsx')).ReturnReasonsPage),
  },
  {
    ...defaultRouteFlags,
    path: '/history',
    audience: 'merchant',
    titleKey: 'navigation.history',
    needs: 'history',
    ...fetched(async () => (await import('../features/history/HistoryPage.tsx')).HistoryPage),
  },
  {
    ...defaultRouteFlags,
    path: '/merchants/overview',
    audience: 'admin',
    titleKey: 'navigation.merchantsOverview',
    showPublishButton: false,
    ...fetched(async () => (await import('../features/merchants/MerchantsOverviewPage.tsx')).MerchantsOverviewPage),
  },
];

export const MERCHANTS_OVERVIEW = '/merchants/overview';

/** Where a merchant's pages begin until the overview page exists. */
export const FIRST_MERCHANT_PAGE = '/return-reasons';

/** Fetches the page an address will most likely show once somebody is signed in. */
export async function prepareRoute(pathname: string): Promise<void> {
  const isMerchants = placeOf(pathname).kind === 'company';
  const route = routes.find(({ path }) => path === (isMerchants ? FIRST_MERCHANT_PAGE : MERCHANTS_OVERVIEW));
  await route?.load();
}
