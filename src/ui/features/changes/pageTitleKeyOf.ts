import type { ChangePage } from '../../../domain/changes/changeSubject.ts';

const titleKeys = {
  '/branding': 'navigation.branding',
  '/wording': 'navigation.wording',
  '/languages': 'navigation.languages',
  '/navigation': 'navigation.navigationPages',
  '/footer-links': 'navigation.footerLinks',
  '/return-reasons': 'navigation.returnReasons',
  '/return-form': 'navigation.returnForm',
  '/return-rules': 'navigation.returnRules',
  '/refunds': 'navigation.refunds',
  '/international': 'navigation.international',
  '/return-addresses': 'navigation.returnAddresses',
  '/carriers': 'navigation.carriers',
  '/in-store-returns': 'navigation.inStoreReturns',
  '/settings': 'navigation.settings',
  '/dispositions': 'navigation.dispositions',
  '/merchants/new': 'navigation.newMerchant',
  '/configuration': 'navigation.ownerConfiguration',
} as const satisfies Record<ChangePage, string>;

/** What a page on which changes are made is called. */
export const pageTitleKeyOf = (page: ChangePage): (typeof titleKeys)[ChangePage] => titleKeys[page];
