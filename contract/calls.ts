import { getAdminConfig, getLocalAdminConfig } from './adminConfig.ts';
import {
  patchApplicationConfig,
  postApplicationConfig,
  publishApplicationConfig,
  uploadApplicationImage,
} from './assetManagement.ts';
import type { Call } from './call.ts';
import { putCarrierConfig } from './carrierConfig.ts';
import { closeReviewSession, listCompanies, openReviewSession } from './companies.ts';
import { getCompanyStatus } from './companyStatus.ts';
import { getLocale } from './locale.ts';
import { getCompany, postMerchantBrand } from './merchantBrand.ts';
import { postMerchantConfig } from './merchantConfig.ts';
import { postOnboard, postPrereg } from './onboarding.ts';
import { getAsset, getHealth, getOpenApi, getReady } from './operations.ts';
import { completePublish, giveUpPublish, listPublishes, openPublish, readPublish } from './publishes.ts';
import { putStoreNetworks } from './storeNetworks.ts';
import { readRevision } from './revisions.ts';
import { deleteRule, patchRule, postRule } from './rules.ts';
import { postRevoke, postToken } from './token.ts';
import { postUpdateCompany } from './updateCompany.ts';
import {
  bindWarehouse,
  createMultiCarrierWarehouse,
  createWarehouse,
  deleteWarehouse,
  makeDefaultWarehouse,
  updateMultiCarrierWarehouse,
  updateWarehouse,
  validateAddress,
} from './warehouses.ts';

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
