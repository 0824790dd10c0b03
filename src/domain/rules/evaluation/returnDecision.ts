import { dateOfDay } from '../conditions/calendarDate.ts';
import { numberOf, type OrderItem } from './orderItem.ts';
import { overriddenBy } from './overridingType.ts';
import type { ReturnRule } from '../returnRule.ts';
import { ruleTypes } from '../ruleType.ts';
import type { RuleType } from '../../company/parts/ruleDocument.ts';

export type DecidingRules = { readonly [Type in RuleType]?: ReturnRule<Type> | undefined };

export type ReturnDecision = {
  readonly deciding: DecidingRules;
  /** False if a rule forbids the return and no exception allows it. */
  readonly isReturnable: boolean;
  /** True if the customer gets a refund and keeps the item. */
  readonly isReturnless: boolean;
  readonly moot: readonly RuleType[];
  /** Last day of the return window, `YYYY-MM-DD`, if the window counts from a date of the item. */
  readonly returnUntil?: string | undefined;
};

function lastDay(deciding: DecidingRules, item: OrderItem): string | undefined {
  const window = deciding.RETURN_WINDOWS?.eventData;
  const purchaseDay = numberOf(item, 'purchaseDate');
  if (window?.from !== 'purchaseDate' || purchaseDay === undefined) return undefined;
  return dateOfDay(purchaseDay + Math.floor(window.days));
}

export function decideReturn(deciding: DecidingRules, item: OrderItem): ReturnDecision {
  const fires = (type: RuleType): boolean => deciding[type] !== undefined;
  const moot = ruleTypes.filter((type) => fires(type) && overriddenBy(type, fires) !== undefined);
  return {
    deciding,
    isReturnable: deciding.NON_RETURNABLE_ITEM === undefined || deciding.ORDER_EXCEPTION !== undefined,
    isReturnless: deciding.RETURNLESS_ITEM !== undefined,
    moot,
    returnUntil: lastDay(deciding, item),
  };
}
