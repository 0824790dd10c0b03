import { routeOf, type ItemRoute, type ReachContext } from '../reach/reach.ts';
import { dayOfDate } from '../rules/conditions/calendarDate.ts';
import type { ReturnDecision } from '../rules/evaluation/returnDecision.ts';
import { returnVerdict, type ReturnVerdict } from '../simulator/returnVerdict.ts';
import { factsOf, type ConsumerOrder, type ConsumerOrderItem } from './consumerOrder.ts';

export type ConsumerFee = { readonly name: string; readonly amount: number; readonly currency: string };

export type ConsumerItem = ConsumerOrderItem & {
  readonly verdict: ReturnVerdict;
  /** Days until the return window ends, 0 on its last day. `undefined` if the end is unknown. */
  readonly daysLeft: number | undefined;
  readonly fee: ConsumerFee | undefined;
  readonly decision: ReturnDecision;
  readonly route: ItemRoute;
};

export const isOffered = ({ verdict }: ConsumerItem): boolean =>
  verdict.kind === 'returnable' || verdict.kind === 'returnless';

export const comesBack = ({ verdict }: ConsumerItem): boolean => verdict.kind === 'returnable';

export function consumerItem(
  reachContext: ReachContext,
  item: ConsumerOrderItem,
  order: ConsumerOrder,
  requestedOn: string,
): ConsumerItem {
  const facts = factsOf(item, order);
  const decision = reachContext.compiled.decide(facts);
  const verdict = returnVerdict(decision, requestedOn);
  const fee = decision.deciding.REFUND_FEES?.eventData;
  const [requestDay, last] = [dayOfDate(requestedOn), verdict.window?.until && dayOfDate(verdict.window.until)];
  return {
    ...item,
    verdict,
    daysLeft: requestDay === undefined || typeof last !== 'number' ? undefined : last - requestDay,
    fee: fee && fee.amount > 0 ? { name: fee.name, amount: fee.amount, currency: fee.currency } : undefined,
    decision,
    route: routeOf(reachContext, facts, order.country),
  };
}
