import { ruleTypes } from '../rules/ruleType.ts';
import type { Effect, ImpactSummary, Tally } from './impactSummary.ts';

const NON_RETURNABLE = ruleTypes.indexOf('NON_RETURNABLE_ITEM');
const EXCEPTION = ruleTypes.indexOf('ORDER_EXCEPTION');
const RETURNLESS = ruleTypes.indexOf('RETURNLESS_ITEM');
const FEE = ruleTypes.indexOf('REFUND_FEES');

/** @param decidingRules index of the deciding rule of each type; -1 if no rule of the type decides */
export const isForbidden = (decidingRules: Int32Array): boolean =>
  (decidingRules[NON_RETURNABLE] as number) >= 0 && (decidingRules[EXCEPTION] as number) < 0;

class RunningTally {
  orders = 0;
  value = 0;

  add(price: number): void {
    this.orders += 1;
    this.value += price;
  }

  get tally(): Tally {
    return { orders: this.orders, value: this.value };
  }
}

export class MoneyCount {
  readonly #gained = new RunningTally();
  readonly #lost = new RunningTally();
  readonly #longer = new RunningTally();
  readonly #shorter = new RunningTally();
  readonly #otherWindow = new RunningTally();
  readonly #returnlessBefore = new RunningTally();
  readonly #returnlessAfter = new RunningTally();
  readonly #fees = new Map<string, { before: number; after: number }>();

  get figures(): Pick<ImpactSummary, 'returnable' | 'window' | 'fees' | 'returnless'> {
    return {
      returnable: { gained: this.#gained.tally, lost: this.#lost.tally },
      window: { longer: this.#longer.tally, shorter: this.#shorter.tally, other: this.#otherWindow.tally },
      fees: [...this.#fees].map(([currency, sums]) => ({ currency, ...sums })),
      returnless: { before: this.#returnlessBefore.tally, after: this.#returnlessAfter.tally },
    };
  }

  addWindow(from: Effect | undefined, to: Effect | undefined, price: number): void {
    const [before, after] = [from?.eventData, to?.eventData];
    const isSame = before && after && 'days' in before && 'days' in after && before.from === after.from;
    if (!isSame) this.#otherWindow.add(price);
    else if (after.days > before.days) this.#longer.add(price);
    else this.#shorter.add(price);
  }

  addOrder(
    before: Int32Array,
    after: Int32Array,
    price: number,
    effectAt: (side: 'before' | 'after', rule: number) => Effect | undefined,
  ): void {
    const [wasReturnable, willBeReturnable] = [!isForbidden(before), !isForbidden(after)];
    if (willBeReturnable && !wasReturnable) this.#gained.add(price);
    if (wasReturnable && !willBeReturnable) this.#lost.add(price);
    if (wasReturnable) {
      if ((before[RETURNLESS] as number) >= 0) this.#returnlessBefore.add(price);
      this.#addFee('before', effectAt('before', before[FEE] as number));
    }
    if (willBeReturnable) {
      if ((after[RETURNLESS] as number) >= 0) this.#returnlessAfter.add(price);
      this.#addFee('after', effectAt('after', after[FEE] as number));
    }
  }

  #addFee(side: 'before' | 'after', effect: Effect | undefined): void {
    const fee = effect?.eventData;
    if (!fee || !('amount' in fee)) return;
    let sums = this.#fees.get(fee.currency);
    if (!sums) {
      sums = { before: 0, after: 0 };
      this.#fees.set(fee.currency, sums);
    }
    sums[side] += fee.amount;
  }
}
