import type { RuleType } from '../../../domain/company/parts/ruleDocument.ts';

/** Rule types in display order: whether an item can be returned, then its destination, then the consequences. */
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
