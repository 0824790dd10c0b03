import { numberAfter, type NumberRange } from '../conditionRange.ts';
import { bestChoices, type FactChoices } from './FactChoice.ts';
import { numbersThereAre, type RuleWish } from './ruleWish.ts';

/** A day to name where any would do. */
const SOME_DAY = 20_000;

/** The kinds of number of one fact within `range`, as the rules tell them apart: where a rule begins or ends to hold. */
export function numberChoices(
  fact: 'price' | 'purchaseDate',
  range: NumberRange,
  rules: readonly RuleWish[],
): FactChoices<number> {
  const ranges = rules.map((rule) => rule.numbers[fact]);
  const starts = new Set([range.least]);
  for (const each of ranges) {
    if (!each) continue;
    starts.add(each.least);
    starts.add(numberAfter(each, fact));
  }
  const within = [...starts].filter((start) => range.least <= start && start <= range.most).toSorted((a, b) => a - b);
  const choices = within.map((start, nth) => {
    let hits = 0n;
    for (const [rule, each] of ranges.entries())
      if (!each || (each.least <= start && start <= each.most)) hits |= 1n << BigInt(rule);
    return { value: presentable(fact, start, within[nth + 1] ?? numberAfter(range, fact)), hits };
  });
  return { choices: bestChoices(choices), complete: true };
}

/** A value of the same kind that a person would write: whole hundredths, and not the year 100. `next` is another kind. */
function presentable(fact: 'price' | 'purchaseDate', start: number, next: number): number {
  if (fact === 'price') {
    const rounded = Math.ceil(start * 100) / 100;
    return start <= rounded && rounded < next ? rounded : start;
  }
  if (start !== numbersThereAre.purchaseDate.least) return start;
  return Math.min(SOME_DAY, next - 1);
}
