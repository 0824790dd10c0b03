import type { RuleType } from '../../company/parts/ruleDocument.ts';

/**
 * The type whose firing makes a rule of the key's type pointless: an exception is returnable whatever forbids it, and an
 * item that need not come back needs no address, no carrier and nothing to trigger its refund.
 */
export const overridingType: Readonly<Partial<Record<RuleType, RuleType>>> = {
  NON_RETURNABLE_ITEM: 'ORDER_EXCEPTION',
  RETURN_ADDRESS: 'RETURNLESS_ITEM',
  CARRIER_RULES: 'RETURNLESS_ITEM',
  REFUND_TRIGGERS: 'RETURNLESS_ITEM',
};
