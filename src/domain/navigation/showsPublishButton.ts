import type { RouteFlags } from './routeFlags.ts';

/** [PB-12] */
export const showsPublishButton = (
  flags: Pick<RouteFlags, 'showPublishButton' | 'showPublishButtonAdminMode'>,
  viewer: { readonly role: 'admin' | 'merchant'; readonly isReviewing: boolean },
): boolean =>
  flags.showPublishButtonAdminMode || (flags.showPublishButton && (viewer.isReviewing || viewer.role !== 'admin'));
