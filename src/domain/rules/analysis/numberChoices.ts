import { numberAfter, type NumberRange } from '../conditions/conditionRange.ts';
import { isDateFact, type NumberFact } from '../conditions/facts.ts';
import { bestChoices, type FactChoices } from './FactChoice.ts';
import { numbersThereAre, type RuleConstraint } from './ruleConstraint.ts';

const SOME_DAY = 20_000;

/** One number within `range` for each interval that the rules distinguish. */
export function numberChoices(
  fact: NumberFact,
  range: NumberRange,
  rules: readonly RuleConstraint[],
): FactChoices<number> {
  /** Rules that start or stop being satisfied at a number. XOR with the previous mask gives the next mask. */
  const changes = new Map([[range.least, 0n]]);
  let content = 0n;
  for (const [nth, rule] of rules.entries()) {
    const own = rule.numbers[fact];
    const bit = 1n << BigInt(nth);
    if (!own) content |= bit;
    else if (own.most >= range.least && own.least <= range.most) {
      for (const place of [Math.max(own.least, range.least), numberAfter(own, fact)])
        changes.set(place, (changes.get(place) ?? 0n) ^ bit);
    }
  }
  const places = [...changes.keys()].filter((place) => place <= range.most).toSorted((a, b) => a - b);
  const choices = places.map((place, nth) => {
    content ^= changes.get(place) ?? 0n;
    return { value: presentable(fact, place, places[nth + 1] ?? numberAfter(range, fact)), hits: content };
  });
  return { choices: bestChoices(choices), complete: true };
}

/** A natural value before `next`: a price in hundredths, and no date in the year 100. */
function presentable(fact: NumberFact, start: number, next: number): number {
  if (!isDateFact(fact)) {
    const rounded = Math.ceil(start * 100) / 100;
    return start <= rounded && rounded < next ? rounded : start;
  }
  if (start !== numbersThereAre[fact].least) return start;
  return Math.min(SOME_DAY, next - 1);
}
