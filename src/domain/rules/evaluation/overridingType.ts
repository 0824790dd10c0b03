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

/** What nobody asks about an item that cannot be returned. */
export const onlyIfReturnable: ReadonlySet<RuleType> = new Set([
  'RETURN_WINDOWS',
  'RETURN_ADDRESS',
  'CARRIER_RULES',
  'REFUND_TRIGGERS',
  'REFUND_FEES',
  'RETURNLESS_ITEM',
]);

/**
 * The type by which what is decided of another type is pointless for an item: that of a rule that fires for it, as `fires`
 * tells.
 */
export function overriddenBy(type: RuleType, fires: (type: RuleType) => boolean): RuleType | undefined {
  const isForbidden = fires('NON_RETURNABLE_ITEM') && !fires('ORDER_EXCEPTION');
  if (isForbidden && onlyIfReturnable.has(type)) return 'NON_RETURNABLE_ITEM';
  const above = overridingType[type];
  return above !== undefined && fires(above) ? above : undefined;
}
