import type { Call } from '../call.ts';
import { patchCompanySettings } from './companySettings.ts';
import { getCompanyStatus } from './companyStatus.ts';
import { followCompany } from './followCompany.ts';
import { postMerchantConfig } from './merchantConfig.ts';
import { postUpdateCompany } from './updateCompany.ts';

export const companyCalls: readonly Call[] = [
  postMerchantConfig,
  getCompanyStatus,
  postUpdateCompany,
  patchCompanySettings,
  followCompany,
];
