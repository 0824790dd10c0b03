import { type CompanyConfiguration, isPortalActive } from '../company/companyConfiguration.ts';
import type { NavigationFacts } from './navigationConditions.ts';

export const navigationFacts = (
  configuration: CompanyConfiguration,
  view: { readonly isReviewing: boolean; readonly canManageUsers: boolean },
): NavigationFacts => ({
  processingEnabled: configuration.processingEnabled === true,
  isReviewing: view.isReviewing,
  isIntegrated: configuration.isIntegrated === true,
  portalActive: isPortalActive(configuration),
  canCreateOrdersDirectly: configuration.canCreateOrdersDirectly === true,
  inStoreReturnsEnabled: configuration.inStoreReturns?.enabled === true,
  refundsEnabled: configuration.refunds?.enabled === true,
  canManageUsers: view.canManageUsers,
});
