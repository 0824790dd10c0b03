import type { NavigationLayout } from './navigationLayout.ts';
import type { RouteFlags } from './routeFlags.ts';

export type Viewer = { readonly role: 'admin' | 'merchant'; readonly isReviewing: boolean };

/** True if the page has a publish button for this user [PB-12]. */
export const showsPublishButton = (
  flags: Pick<RouteFlags, 'showPublishButton' | 'showPublishButtonAdminMode'>,
  { role, isReviewing }: Viewer,
): boolean => flags.showPublishButtonAdminMode || (flags.showPublishButton && (isReviewing || role !== 'admin'));

export type PageShell = {
  readonly layout: NavigationLayout | 'bare';
  /** `none` for navigation v2, because its sidebar contains the content of the header. */
  readonly header: 'none' | 'logo-only' | 'full';
  readonly footer: { readonly version: boolean; readonly carrierLogo: boolean } | undefined;
  readonly publishButton: boolean;
};

export function shellOf(flags: RouteFlags, layout: NavigationLayout, viewer: Viewer): PageShell {
  const footer = flags.showFooter ? { version: flags.showVersion, carrierLogo: flags.showFooterLogo } : undefined;
  const publishButton = showsPublishButton(flags, viewer);
  if (flags.showNavigation) return { layout, header: layout === 'classic' ? 'full' : 'none', footer, publishButton };
  return { layout: 'bare', header: flags.showHeaderOnlyForRoute ? 'logo-only' : 'none', footer, publishButton };
}
