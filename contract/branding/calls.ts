import type { Call } from '../call.ts';
import { getAdminConfig, getLocalAdminConfig } from './adminConfig.ts';
import { getCompany, postMerchantBrand } from './merchantBrand.ts';

export const brandingCalls: readonly Call[] = [getAdminConfig, getLocalAdminConfig, getCompany, postMerchantBrand];
