import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import type { NavigationFacts } from '../../domain/navigation/navigationConditions.ts';

/** What navigation conditions ask about a company. */
export const factsOf = (configuration: CompanyConfiguration, isReviewing: boolean): NavigationFacts => ({
  processingEnabled: configuration.processingEnabled === true,
  isReviewing,
  isIntegrated: configuration.isIntegrated === true,
  portalActive: configuration.portalActive === true,
  canCreateOrdersDirectly: configuration.canCreateOrdersDirectly === true,
  inStoreReturnsEnabled: configuration.inStoreReturns?.enabled === true,
  refundsEnabled: configuration.refunds?.enabled === true,
  canManageUsers: true,
});
