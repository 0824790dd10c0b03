import type { NavigationFeature } from '../../../domain/company/parts/navigation.ts';
import type { MerchantPages } from '../../shared/pages/MerchantPages.ts';

/** Every page in the order of the product, in one section: a beginning where what is stored cannot be read. */
export const standardNavigation = (pages: MerchantPages): NavigationFeature => ({
  version: '2',
  sections: [{ pages: pages.map(({ path, titleKey, icon }) => ({ title: titleKey, url: path, icon })) }],
});
