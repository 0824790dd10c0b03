/** What is drawn around a page, and how it takes part in navigation and publishing [RT-6]. */
export type RouteFlags = {
  readonly showNavigation: boolean;
  readonly showInMenu: boolean;
  readonly showFooter: boolean;
  readonly showInReviewMode: boolean;
  /** The publish button for a merchant's staff, and for an admin in review mode. */
  readonly showPublishButton: boolean;
  /** The publish button for everybody, an admin outside review mode too. */
  readonly showPublishButtonAdminMode: boolean;
  /** False takes the page away altogether: what a page has that is not released yet. */
  readonly showRoute: boolean;
  readonly showVersion: boolean;
  readonly showFooterLogo: boolean;
  /** Where navigation is hidden: a header with nothing but the logo. */
  readonly showHeaderOnlyForRoute: boolean;
  /** Milliseconds from a publish to reading the configuration anew. */
  readonly configRefetchDelay: number;
};

/** The flags of a page that states none of its own; the delay is the specification's [RT-6]. */
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

/** Whether a page can be opened: one that is not flagged for review mode is no page there [NV-6]. */
export const isReachable = (flags: RouteFlags, isReviewing: boolean): boolean =>
  flags.showRoute && (flags.showInReviewMode || !isReviewing);

export const isListed = (flags: RouteFlags, isReviewing: boolean): boolean =>
  flags.showInMenu && isReachable(flags, isReviewing);
