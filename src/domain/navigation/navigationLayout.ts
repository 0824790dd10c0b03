/** The page shell's ways to draw navigation [SH-5]: a header with a side list, or the v2 sidebar. */
export type NavigationLayout = 'classic' | 'sidebar';

/** The merchant of the demo, whose navigation is v2 whatever its configuration says. */
export const DEMO_MERCHANT = 'DEMO';

/** `2`, `v2`, `2.1`: the feature's version is a text without a fixed form, and only its first number decides. */
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
