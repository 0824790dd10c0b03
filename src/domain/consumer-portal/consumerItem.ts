import { routeOf, type ItemRoute, type ReachGround } from '../reach/reach.ts';
import { dayOfDate } from '../rules/conditions/calendarDate.ts';
import type { ReturnDecision } from '../rules/evaluation/returnDecision.ts';
import { returnVerdict, type ReturnVerdict } from '../simulator/returnVerdict.ts';
import { factsOf, type ConsumerOrder, type ConsumerOrderItem } from './consumerOrder.ts';

export type ConsumerFee = { readonly name: string; readonly amount: number; readonly currency: string };

export type ConsumerItem = ConsumerOrderItem & {
  readonly verdict: ReturnVerdict;
  /** Days until the window ends, 0 on its last day. `undefined` if the end is unknown. */
  readonly daysLeft: number | undefined;
  readonly fee: ConsumerFee | undefined;
  readonly decision: ReturnDecision;
  readonly route: ItemRoute;
};

export const isOffered = ({ verdict }: ConsumerItem): boolean =>
  verdict.kind === 'returnable' || verdict.kind === 'returnless';

export const comesBack = ({ verdict }: ConsumerItem): boolean => verdict.kind === 'returnable';

export function consumerItem(
  ground: ReachGround,
  item: ConsumerOrderItem,
  order: ConsumerOrder,
  askedOn: string,
): ConsumerItem {
  const facts = factsOf(item, order);
  const decision = ground.compiled.decide(facts);
  const verdict = returnVerdict(decision, askedOn);
  const fee = decision.deciding.REFUND_FEES?.eventData;
  const [asked, last] = [dayOfDate(askedOn), verdict.window?.until && dayOfDate(verdict.window.until)];
  return {
    ...item,
    verdict,
    daysLeft: asked === undefined || typeof last !== 'number' ? undefined : last - asked,
    fee: fee && fee.amount > 0 ? { name: fee.name, amount: fee.amount, currency: fee.currency } : undefined,
    decision,
    route: routeOf(ground, facts, order.country),
  };
}
