/** What is drawn around a page, and how it takes part in publishing (source, section 2). */
export type RouteFlags = {
  readonly showNavigation: boolean;
  readonly showInMenu: boolean;
  readonly showFooter: boolean;
  readonly showInReviewMode: boolean;
  readonly showPublishButton: boolean;
  readonly showPublishButtonAdminMode: boolean;
  readonly showRoute: boolean;
  readonly showVersion: boolean;
  readonly showFooterLogo: boolean;
  /** Milliseconds from a publish to reading the configuration anew (source, section 9). */
  readonly configRefetchDelay: number;
};
