import { foldText } from '../rules/conditions/foldText.ts';
import type { CompiledRules } from '../rules/evaluation/compileRules.ts';
import type { OrderItem } from '../rules/evaluation/orderItem.ts';
import { unitLimit } from '../validation/textLimit.ts';
import { CHECK_NAME_LIMIT, type CheckDraft, type Expectation } from './ruleCheck.ts';
import { askedAfterOf, namesUnpublished, outcomesOf } from './runChecks.ts';

/** An item that a customer would send back. */
export type VisitedItem = { readonly name: string; readonly facts: OrderItem };

/** What the verdict says already is expected once. */
const saidByVerdict: ReadonlySet<string> = new Set(['NON_RETURNABLE_ITEM', 'ORDER_EXCEPTION', 'RETURNLESS_ITEM']);

/** Of all that rules say of an item, what a check expects unless somebody chooses otherwise. */
export const usuallyExpected = (outcomes: readonly Expectation[]): readonly Expectation[] =>
  outcomes.filter(
    (outcome) => outcome.is !== undefined && !saidByVerdict.has(outcome.of) && !namesUnpublished(outcome),
  );

/** Leaves room behind it for the name of an item. */
export const VISIT_NAME_LIMIT = unitLimit(60);
const BETWEEN = ': ';
/** For a number, where two items would be called the same. */
const ROOM_OF_NUMBER = 4;

function shortened(text: string, max: number): string {
  let kept = '';
  for (const sign of text) {
    if (kept.length + sign.length > max) break;
    kept += sign;
  }
  return kept.trim();
}

/** Each check is called as the visit, and where it is one of several, as its item behind that. */
function namesOf(visit: string, items: readonly VisitedItem[]): readonly string[] {
  if (items.length < 2) return items.map(() => visit);
  const room = CHECK_NAME_LIMIT.max - visit.length - BETWEEN.length - ROOM_OF_NUMBER;
  const taken = new Set<string>();
  return items.map(({ name }, nth) => {
    const plain = `${visit}${BETWEEN}${shortened(name, room)}`;
    const own = taken.has(foldText(plain)) ? `${plain} ${String(nth + 1)}` : plain;
    taken.add(foldText(own));
    return own;
  });
}

/** A walked return as checks: what rules say of each of its items, asked for as many days after the purchase [RL-7]. */
export function checksOfVisit(
  compiled: CompiledRules,
  { name, askedOn, items }: { readonly name: string; readonly askedOn: string; readonly items: readonly VisitedItem[] },
): readonly CheckDraft[] {
  const names = namesOf(name.trim(), items);
  return items.map(({ facts: item }, nth) => {
    const asked = { item, askedAfter: askedAfterOf(item, askedOn) };
    return { name: names[nth] ?? name, ...asked, expected: usuallyExpected(outcomesOf(compiled, asked)) };
  });
}
