/** `classic`: a header with a side list. `sidebar`: the sidebar of navigation v2 [SH-5]. */
export type NavigationLayout = 'classic' | 'sidebar';

/** The demo merchant always uses navigation v2. */
export const DEMO_MERCHANT = 'DEMO';

/** Matches `2`, `v2` and `2.1`. The version is free text; only its first number counts. */
const VERSION_TWO_OR_LATER = /^v?(?:[2-9]|[1-9]\d)(?:\.|$)/i;

export const navigationLayout = (choice: {
  readonly version?: string | undefined;
  readonly newNavigation?: boolean | undefined;
  readonly isDemoMerchant?: boolean | undefined;
}): NavigationLayout =>
  choice.newNavigation === true ||
  choice.isDemoMerchant === true ||
  VERSION_TWO_OR_LATER.test(choice.version?.trim() ?? '')
    ? 'sidebar'
    : 'classic';
