import type { Call } from '../call.ts';
import { getAdminConfig, getLocalAdminConfig } from './getAdminConfig.ts';
import { getCompany, postMerchantBrand } from './merchantBrand.ts';

export const brandingCalls: readonly Call[] = [getAdminConfig, getLocalAdminConfig, getCompany, postMerchantBrand];
