/** Layout of a page, and its role in navigation and publishing [RT-6]. */
export type RouteFlags = {
  readonly showNavigation: boolean;
  readonly showInMenu: boolean;
  readonly showFooter: boolean;
  readonly showInReviewMode: boolean;
  /** True if merchants' staff, and an admin in review mode, see the publish button. */
  readonly showPublishButton: boolean;
  /** True if every user sees the publish button, even an admin outside review mode. */
  readonly showPublishButtonAdminMode: boolean;
  /** False if the page does not exist, e.g. because it is not released yet. */
  readonly showRoute: boolean;
  readonly showVersion: boolean;
  readonly showFooterLogo: boolean;
  /** True for a header with only the logo. Used if `showNavigation` is false. */
  readonly showHeaderOnlyForRoute: boolean;
  /** Milliseconds between a publish and reloading the configuration. */
  readonly configRefetchDelay: number;
};

/** Flags of a page without its own flags. The delay is from the specification [RT-6]. */
export const defaultRouteFlags: RouteFlags = {
  showNavigation: true,
  showInMenu: true,
  showFooter: true,
  showInReviewMode: true,
  showPublishButton: true,
  showPublishButtonAdminMode: false,
  showRoute: true,
  showVersion: true,
  showFooterLogo: true,
  showHeaderOnlyForRoute: false,
  configRefetchDelay: 3000,
};

/** True if the page exists for the user. In review mode, it needs `showInReviewMode` [NV-6]. */
export const isReachable = (flags: RouteFlags, isReviewing: boolean): boolean =>
  flags.showRoute && (flags.showInReviewMode || !isReviewing);

export const isListed = (flags: RouteFlags, isReviewing: boolean): boolean =>
  flags.showInMenu && isReachable(flags, isReviewing);
