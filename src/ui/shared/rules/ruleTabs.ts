import type { RuleType } from '../../../domain/company/parts/ruleDocument.ts';

/** The types as the page lists them: what decides whether an item comes back first, then where it goes and what follows. */
export const ruleTabs: readonly RuleType[] = [
  'RETURN_WINDOWS',
  'NON_RETURNABLE_ITEM',
  'ORDER_EXCEPTION',
  'RETURN_ADDRESS',
  'CARRIER_RULES',
  'REFUND_TRIGGERS',
  'REFUND_FEES',
  'RETURNLESS_ITEM',
];
