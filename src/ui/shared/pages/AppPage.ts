import type { ComponentType } from 'react';
import type { ServiceExtensions } from '../../../domain/branding/adminConfiguration.ts';
import type { RouteFlags } from '../../../domain/navigation/routeFlags.ts';
import type navigation from '../../../../locales/en/navigation.json';
import type { IconName } from '../components/Icon/Icon.tsx';

type Named<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? Key : never }[keyof Texts];

/** What a page is called, as a translation key. */
export type PageTitleKey = `navigation.${Named<typeof navigation>}`;

/** A page: where it is, what it is called, what is drawn around it. */
export type AppPage = RouteFlags & {
  /** Below the company's prefix for merchant pages, whole for admin pages. */
  readonly path: `/${string}`;
  readonly audience: 'merchant' | 'admin';
  readonly titleKey: PageTitleKey;
  readonly icon: IconName;
  /** What the owner's service must announce for the page to be there at all. */
  readonly needs?: keyof ServiceExtensions | undefined;
  /** Fetches the page's script and whatever it edits with; asked again, the same one. */
  readonly load: () => Promise<ComponentType>;
};
