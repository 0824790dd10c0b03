import type { RouteFlags } from './routeFlags.ts';

/** The publish flag lets merchants' staff and a reviewing admin publish, the admin-mode flag anybody [PB-12]. */
export const showsPublishButton = (
  flags: Pick<RouteFlags, 'showPublishButton' | 'showPublishButtonAdminMode'>,
  viewer: { readonly role: 'admin' | 'merchant'; readonly isReviewing: boolean },
): boolean =>
  flags.showPublishButtonAdminMode || (flags.showPublishButton && (viewer.isReviewing || viewer.role !== 'admin'));
