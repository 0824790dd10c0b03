import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import type { ServiceExtensions } from '../../../domain/branding/adminConfiguration.ts';
import { defaultRouteFlags, type RouteFlags } from '../../../domain/navigation/routeFlags.ts';
import type { IconName } from '../components/Icon/Icon.tsx';

/** What the navigation and the document's title call a page. */
export type PageTitleKey = Extract<ParseKeys, `navigation.${string}`>;

/** Fetches a component's script; asked again, the same one. */
export type LoadComponent = () => Promise<ComponentType>;

/** A part of a page with a path of its own, drawn in the page's `Outlet`. */
export type PageChild = {
  /** Below the page's path, as `:type` or `:type/history`. */
  readonly path: string;
  readonly load: LoadComponent;
};

/** What can be begun on a page from any other one: a dialog of it by its address. */
export type PageAct = {
  readonly titleKey: ParseKeys;
  readonly search: `?${string}`;
  /** What the owner's service must announce, beside what the page itself needs. */
  readonly needs?: keyof ServiceExtensions | undefined;
};

/** A page: where it is, what it is called, what is drawn around it [RT-6]. */
export type AppPage = RouteFlags & {
  /**
   * Below the company's prefix for merchant pages, whole for admin pages. May have parameters, also optional ones, as
   * `/history/:publishId?`; `companyId` is taken by the prefix.
   */
  readonly path: `/${string}`;
  readonly audience: 'merchant' | 'admin';
  readonly titleKey: PageTitleKey;
  /** In the navigation, unless the configuration names another. */
  readonly icon: IconName;
  /** What the owner's service must announce for the page to be there at all. */
  readonly needs?: keyof ServiceExtensions | undefined;
  readonly load: LoadComponent;
  /** Offered by the command palette. */
  readonly acts?: readonly PageAct[] | undefined;
  readonly children?: readonly PageChild[] | undefined;
  /** Where its audience begins; without such a page, at the first of the list. Has no parameters. */
  readonly isHome?: boolean | undefined;
};

/** What a page has that states nothing else. */
export const defaultPage: RouteFlags & Pick<AppPage, 'audience'> = { ...defaultRouteFlags, audience: 'merchant' };

/** What is drawn around the not-found page: everything but a way to publish. */
export const unknownPage: RouteFlags = { ...defaultRouteFlags, showPublishButton: false };
