import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import type { ServiceExtensions } from '../../../domain/branding/adminConfiguration.ts';
import { defaultRouteFlags, type RouteFlags } from '../../../domain/navigation/routeFlags.ts';
import type { IconName } from '../components/Icon/Icon.tsx';
import { portToken } from '../../../application/shared/token.ts';
import type { FeatureName } from '../../../domain/features/featureNames.ts';

export type PageTitleKey = Extract<ParseKeys, `navigation.${string}`>;

/** Loads a page component. Repeated calls must resolve to the same component. */
export type LoadComponent = () => Promise<ComponentType>;

/** Nested route, rendered in the `Outlet` of its page. */
export type PageChild = {
  /** Path relative to the page's path, e.g. `:type` or `:type/history`. */
  readonly path: string;
  readonly load: LoadComponent;
};

/** Action of a page, which the command palette starts by a URL. */
export type PageAct = {
  readonly titleKey: ParseKeys;
  readonly search: `?${string}`;
  /** Extension of the service that the action requires, in addition to the page's own. */
  readonly needs?: keyof ServiceExtensions | undefined;
};

export type AppPage = RouteFlags & {
  /**
   * Path: absolute for admin pages, relative to the company's prefix for merchant pages. Parameters are allowed, e.g.
   * `/history/:publishId?`, but the name `companyId` is reserved.
   */
  readonly path: `/${string}`;
  readonly audience: 'merchant' | 'admin';
  readonly titleKey: PageTitleKey;
  /** Default icon. The configuration can replace it. */
  readonly icon: IconName;
  readonly needs?: keyof ServiceExtensions | undefined;
  readonly load: LoadComponent;
  readonly acts?: readonly PageAct[] | undefined;
  readonly children?: readonly PageChild[] | undefined;
  /**
   * Whether this is the start page of its audience. If no page sets this, the first page is the start page. A start
   * page has no parameters.
   */
  readonly isHome?: boolean | undefined;
};

export const defaultPage: RouteFlags & Pick<AppPage, 'audience'> = { ...defaultRouteFlags, audience: 'merchant' };

/** Route flags of the not-found page, which has no publish button. */
export const unknownPage: RouteFlags = { ...defaultRouteFlags, showPublishButton: false };

/** Pages that a merchant's navigation can show. Their paths have no parameters. */
export type MerchantPages = readonly Pick<AppPage, 'path' | 'titleKey' | 'icon' | 'needs' | 'acts' | 'isHome'>[];
export const MerchantPages = portToken<MerchantPages>('MerchantPages');

export type AdminPages = MerchantPages;
export const AdminPages = portToken<AdminPages>('AdminPages');

/** The page on which each feature's changes are made. A page that is not built yet still needs a title. */
export type FeaturePages = Partial<Readonly<Record<FeatureName, Pick<AppPage, 'path' | 'titleKey' | 'icon'>>>>;
export const FeaturePages = portToken<FeaturePages>('FeaturePages');
