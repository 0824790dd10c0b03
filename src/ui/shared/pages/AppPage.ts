import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import type { ServiceExtensions } from '../../../domain/branding/adminConfiguration.ts';
import { defaultRouteFlags, type RouteFlags } from '../../../domain/navigation/routeFlags.ts';
import type { IconName } from '../components/Icon/Icon.tsx';
import { portToken } from '../../../application/shared/token.ts';
import type { FeatureName } from '../../../domain/features/featureNames.ts';

export type PageTitleKey = Extract<ParseKeys, `navigation.${string}`>;

/** Repeated calls return the same component. */
export type LoadComponent = () => Promise<ComponentType>;

/** Nested route, rendered in the page's `Outlet`. */
export type PageChild = {
  /** Relative to the page's path, e.g. `:type` or `:type/history`. */
  readonly path: string;
  readonly load: LoadComponent;
};

/** Action of a page, started from anywhere by its URL. */
export type PageAct = {
  readonly titleKey: ParseKeys;
  readonly search: `?${string}`;
  /** Required extension, in addition to the page's. */
  readonly needs?: keyof ServiceExtensions | undefined;
};

/** [RT-6] */
export type AppPage = RouteFlags & {
  /**
   * Relative to the company's prefix for merchant pages, absolute for admin pages. Parameters are allowed, e.g.
   * `/history/:publishId?`; `companyId` is reserved.
   */
  readonly path: `/${string}`;
  readonly audience: 'merchant' | 'admin';
  readonly titleKey: PageTitleKey;
  /** Default icon; the configuration may name another. */
  readonly icon: IconName;
  /** Extension that the page requires. */
  readonly needs?: keyof ServiceExtensions | undefined;
  readonly load: LoadComponent;
  /** Offered in the command palette. */
  readonly acts?: readonly PageAct[] | undefined;
  readonly children?: readonly PageChild[] | undefined;
  /** Start page of its audience. Defaults to the first page. Has no parameters. */
  readonly isHome?: boolean | undefined;
};

/** Defaults of a page. */
export const defaultPage: RouteFlags & Pick<AppPage, 'audience'> = { ...defaultRouteFlags, audience: 'merchant' };

/** For the not-found page: no publish button. */
export const unknownPage: RouteFlags = { ...defaultRouteFlags, showPublishButton: false };

/** Pages for a merchant's navigation, without parameters in their paths. */
export type MerchantPages = readonly Pick<AppPage, 'path' | 'titleKey' | 'icon' | 'needs' | 'acts' | 'isHome'>[];
export const MerchantPages = portToken<MerchantPages>('MerchantPages');

export type AdminPages = MerchantPages;
export const AdminPages = portToken<AdminPages>('AdminPages');

/** Page on which a feature's changes are made. A page that is not built yet still provides a title. */
export type FeaturePages = Partial<Readonly<Record<FeatureName, Pick<AppPage, 'path' | 'titleKey' | 'icon'>>>>;
export const FeaturePages = portToken<FeaturePages>('FeaturePages');
