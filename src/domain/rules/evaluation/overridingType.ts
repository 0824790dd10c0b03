import type { RuleType } from '../../company/parts/ruleDocument.ts';

/** Maps a type to the type that makes it moot, e.g. a returnless item needs no address, carrier or refund trigger. */
export const overridingType: Readonly<Partial<Record<RuleType, RuleType>>> = {
  NON_RETURNABLE_ITEM: 'ORDER_EXCEPTION',
  RETURN_ADDRESS: 'RETURNLESS_ITEM',
  CARRIER_RULES: 'RETURNLESS_ITEM',
  REFUND_TRIGGERS: 'RETURNLESS_ITEM',
};

export const onlyIfReturnable: ReadonlySet<RuleType> = new Set([
  'RETURN_WINDOWS',
  'RETURN_ADDRESS',
  'CARRIER_RULES',
  'REFUND_TRIGGERS',
  'REFUND_FEES',
  'RETURNLESS_ITEM',
]);

export function overriddenBy(type: RuleType, fires: (type: RuleType) => boolean): RuleType | undefined {
  const isForbidden = fires('NON_RETURNABLE_ITEM') && !fires('ORDER_EXCEPTION');
  if (isForbidden && onlyIfReturnable.has(type)) return 'NON_RETURNABLE_ITEM';
  const above = overridingType[type];
  return above !== undefined && fires(above) ? above : undefined;
}
