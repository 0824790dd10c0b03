import { getAdminConfig, getLocalAdminConfig } from './branding/adminConfig.ts';
import {
  patchApplicationConfig,
  postApplicationConfig,
  publishApplicationConfig,
  uploadApplicationImage,
} from './application-config/assetManagement.ts';
import type { Call } from './call.ts';
import { putCarrierConfig } from './carriers/carrierConfig.ts';
import { closeReviewSession, listCompanies, openReviewSession } from './merchants/companies.ts';
import { getCompanyStatus } from './company/companyStatus.ts';
import { getLocale } from './languages/locale.ts';
import { getCompany, postMerchantBrand } from './branding/merchantBrand.ts';
import { postMerchantConfig } from './company/merchantConfig.ts';
import { postOnboard, postPrereg } from './onboarding/onboarding.ts';
import { getAsset, getHealth, getOpenApi, getReady } from './operations.ts';
import { completePublish, giveUpPublish, listPublishes, openPublish, readPublish } from './publishing/publishes.ts';
import { putStoreNetworks } from './store-networks/storeNetworks.ts';
import { readRevision } from './history/revisions.ts';
import { deleteRule, patchRule, postRule } from './rules/rules.ts';
import { postRevoke, postToken } from './session/token.ts';
import { postUpdateCompany } from './company/updateCompany.ts';
import {
  bindWarehouse,
  createMultiCarrierWarehouse,
  createWarehouse,
  deleteWarehouse,
  makeDefaultWarehouse,
  updateMultiCarrierWarehouse,
  updateWarehouse,
  validateAddress,
} from './warehouses/warehouses.ts';

/** Every call of the contract, in the order the OpenAPI document lists them. */
export const calls: readonly Call[] = [
  getAdminConfig,
  getLocalAdminConfig,
  getCompany,
  postMerchantBrand,
  postMerchantConfig,
  getLocale,
  getCompanyStatus,
  postToken,
  postRevoke,
  postUpdateCompany,
  putCarrierConfig,
  putStoreNetworks,
  postApplicationConfig,
  uploadApplicationImage,
  patchApplicationConfig,
  publishApplicationConfig,
  postRule,
  patchRule,
  deleteRule,
  validateAddress,
  createWarehouse,
  createMultiCarrierWarehouse,
  updateWarehouse,
  updateMultiCarrierWarehouse,
  deleteWarehouse,
  makeDefaultWarehouse,
  bindWarehouse,
  postOnboard,
  postPrereg,
  openPublish,
  completePublish,
  giveUpPublish,
  listPublishes,
  readPublish,
  readRevision,
  listCompanies,
  openReviewSession,
  closeReviewSession,
  getHealth,
  getReady,
  getOpenApi,
  getAsset,
];
