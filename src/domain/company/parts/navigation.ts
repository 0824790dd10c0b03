/** Page of a navigation [NV-1]. Its title is a text key or plain text. */
export type NavigationPage = NavigationEntry & {
  /** Subpages, which have no subpages themselves. */
  readonly subItems?: readonly NavigationEntry[] | undefined;
};

export type NavigationEntry = {
  readonly title: string;
  readonly url: string;
  readonly icon?: string | undefined;
  readonly condition?: string | undefined;
  readonly isDefaultOpen?: boolean | undefined;
  readonly showRoute?: boolean | undefined;
};

export type NavigationSection = {
  readonly title?: string | undefined;
  readonly pages: readonly NavigationPage[];
  readonly withFilters?: boolean | undefined;
  /** Position in navigation v2. Defaults to `top`. */
  readonly placement?: 'top' | 'bottom' | undefined;
};

export type NavigationFeature = {
  readonly version?: string | undefined;
  readonly pages?: readonly NavigationPage[] | undefined;
  readonly sections?: readonly NavigationSection[] | undefined;
};
