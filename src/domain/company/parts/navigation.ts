/** Navigation as a feature configuration gives it [NV-1]. Titles are translation keys or plain text. */
export type NavigationPage = NavigationEntry & {
  /** Below it, one level deep. */
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
  /** Where navigation v2 draws it; `top` unless stated. */
  readonly placement?: 'top' | 'bottom' | undefined;
};

export type NavigationFeature = {
  readonly version?: string | undefined;
  readonly pages?: readonly NavigationPage[] | undefined;
  readonly sections?: readonly NavigationSection[] | undefined;
};
