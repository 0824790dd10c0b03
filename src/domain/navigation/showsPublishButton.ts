import type { RouteFlags } from './routeFlags.ts';

/**
 * Whether a page offers to publish: its publish flag lets merchants' staff and a reviewing admin, its admin-mode flag
 * lets anybody [PB-12].
 */
export const showsPublishButton = (
  flags: Pick<RouteFlags, 'showPublishButton' | 'showPublishButtonAdminMode'>,
  viewer: { readonly role: 'admin' | 'merchant'; readonly isReviewing: boolean },
): boolean =>
  flags.showPublishButtonAdminMode || (flags.showPublishButton && (viewer.isReviewing || viewer.role !== 'admin'));
