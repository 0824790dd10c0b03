import { portToken } from '../../../application/shared/token.ts';
import type { AppPage } from './AppPage.ts';

/** Pages for a merchant's navigation, without parameters in their paths. */
export type MerchantPages = readonly Pick<AppPage, 'path' | 'titleKey' | 'icon' | 'needs' | 'acts' | 'isHome'>[];
export const MerchantPages = portToken<MerchantPages>('MerchantPages');
