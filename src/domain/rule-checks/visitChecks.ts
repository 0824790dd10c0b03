import { foldText } from '../rules/conditions/foldText.ts';
import type { CompiledRules } from '../rules/evaluation/compileRules.ts';
import type { OrderItem } from '../rules/evaluation/orderItem.ts';
import { unitLimit } from '../validation/textLimit.ts';
import { CHECK_NAME_LIMIT, type CheckDraft, type Expectation } from './ruleCheck.ts';
import { requestedAfterOf, namesUnpublished, outcomesOf } from './runChecks.ts';

export type VisitedItem = { readonly name: string; readonly facts: OrderItem };

/** Types that the verdict already covers. */
const coveredByVerdict: ReadonlySet<string> = new Set(['NON_RETURNABLE_ITEM', 'ORDER_EXCEPTION', 'RETURNLESS_ITEM']);

export const usuallyExpected = (outcomes: readonly Expectation[]): readonly Expectation[] =>
  outcomes.filter(
    (outcome) => outcome.is !== undefined && !coveredByVerdict.has(outcome.of) && !namesUnpublished(outcome),
  );

/** Leaves room for an item name. */
export const VISIT_NAME_LIMIT = unitLimit(60);
const BETWEEN = ': ';
/** Number that makes equal names unique. */
const ROOM_OF_NUMBER = 4;

function shortened(text: string, max: number): string {
  let kept = '';
  for (const sign of text) {
    if (kept.length + sign.length > max) break;
    kept += sign;
  }
  return kept.trim();
}

function namesOf(visit: string, items: readonly VisitedItem[]): readonly string[] {
  if (items.length < 2) return items.map(() => visit);
  const room = CHECK_NAME_LIMIT.max - visit.length - BETWEEN.length - ROOM_OF_NUMBER;
  const usedNames = new Set<string>();
  return items.map(({ name }, nth) => {
    const plain = `${visit}${BETWEEN}${shortened(name, room)}`;
    const own = usedNames.has(foldText(plain)) ? `${plain} ${String(nth + 1)}` : plain;
    usedNames.add(foldText(own));
    return own;
  });
}

/** Turns a simulated return into checks [RL-7]. */
export function checksOfVisit(
  compiled: CompiledRules,
  { name, askedOn, items }: { readonly name: string; readonly askedOn: string; readonly items: readonly VisitedItem[] },
): readonly CheckDraft[] {
  const names = namesOf(name.trim(), items);
  return items.map(({ facts: item }, nth) => {
    const asked = { item, askedAfter: requestedAfterOf(item, askedOn) };
    return { name: names[nth] ?? name, ...asked, expected: usuallyExpected(outcomesOf(compiled, asked)) };
  });
}
