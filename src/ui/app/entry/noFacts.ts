import type { NavigationFacts } from '../../../domain/navigation/navigationConditions.ts';

/** What the owner's own navigation knows of merchants: nothing. */
export const noFacts: NavigationFacts = {
  processingEnabled: false,
  isReviewing: false,
  isIntegrated: false,
  portalActive: false,
  canCreateOrdersDirectly: false,
  inStoreReturnsEnabled: false,
  refundsEnabled: false,
  canManageUsers: true,
};
