import { portToken } from '../../../application/shared/token.ts';
import type { AppPage } from './AppPage.ts';

/** Every page that a merchant's navigation can list, by its path without parameters. */
export type MerchantPages = readonly Pick<AppPage, 'path' | 'titleKey' | 'icon' | 'needs' | 'acts' | 'isHome'>[];
export const MerchantPages = portToken<MerchantPages>('MerchantPages');
