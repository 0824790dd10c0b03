export type NavigationFacts = {
  readonly processingEnabled: boolean;
  readonly isReviewing: boolean;
  readonly isIntegrated: boolean;
  readonly portalActive: boolean;
  readonly canCreateOrdersDirectly: boolean;
  readonly inStoreReturnsEnabled: boolean;
  readonly refundsEnabled: boolean;
  /** False if the portal is in a frame with the widget's utilities, because users cannot be managed there [NV-3]. */
  readonly canManageUsers: boolean;
};

const conditions = {
  processingEnabled: (facts) => facts.processingEnabled,
  hiddenInReviewMode: (facts) => !facts.isReviewing,
  isIntegrated: (facts) => facts.isIntegrated,
  isNonIntegrated: (facts) => !facts.isIntegrated,
  portalActive: (facts) => facts.portalActive,
  canCreateTestOrders: (facts) => facts.canCreateOrdersDirectly,
  canEnableInStoreReturns: (facts) => facts.inStoreReturnsEnabled,
  hasRefundsEnabled: (facts) => facts.refundsEnabled,
  canManageUsers: (facts) => facts.canManageUsers,
} as const satisfies Readonly<Record<string, (facts: NavigationFacts) => boolean>>;

export type NavigationCondition = keyof typeof conditions;
export const navigationConditions = Object.keys(conditions) as readonly NavigationCondition[];

export const isNavigationCondition = (text: string): text is NavigationCondition => Object.hasOwn(conditions, text);

/** Evaluates a condition of a navigation entry. An unknown condition is true [NV-2]. */
export function holds(condition: string | undefined, facts: NavigationFacts): boolean {
  return condition === undefined || !isNavigationCondition(condition) || conditions[condition](facts);
}
