import { dateOfDay } from '../conditions/calendarDate.ts';
import type { OrderItem } from '../evaluation/orderItem.ts';
import { isDateFact, isListFact, isTextFact, ruleFacts, type RuleFact, type NumberFact } from '../conditions/facts.ts';
import { hasCounterexample } from './hasCounterexample.ts';
import { type FactChoices, bestChoices } from './FactChoice.ts';
import { candidates } from './candidates.ts';
import { NO_TEXTS, possibleNumbers, mentions, type RuleConstraint } from './ruleConstraint.ts';
import { textChoices } from './textChoices.ts';
import { numberAfter, type NumberRange } from '../conditions/conditionRange.ts';

/** Search for an item with exactly these facts that satisfies the constraint and for which none of the rules fires. */
export type Search = {
  readonly constraint: RuleConstraint;
  readonly facts: number;
  /** Rules that must not fire. All of their facts are in `facts`, because other rules cannot fire anyway. */
  readonly avoid: readonly RuleConstraint[];
  readonly sentinel: string;
};

export type Counterexample =
  | { readonly kind: 'item'; readonly makeItem: () => OrderItem }
  | { readonly kind: 'none' }
  | { readonly kind: 'too-complex' };

type Family = { readonly fact: RuleFact; readonly found: FactChoices<unknown>; readonly core: bigint };

const MAX_TRIES = 20_000;

/**
 * Selects one class of values per fact so that no rule is satisfied by all selected classes. A class contains values
 * that the rules do not distinguish. Facts are independent of each other.
 */
export function findCounterexample(search: Search): Counterexample {
  const { constraint, avoid } = search;
  if (!avoid.every((rule) => hasCounterexample(constraint, rule))) return { kind: 'none' };
  // Try items without unusual values first, because they are far fewer and usually sufficient.
  const plainResult = searchAmong(search, true);
  return plainResult.kind === 'too-complex' ? searchAmong(search, false) : plainResult;
}

function searchAmong(search: Search, withoutExcludedTexts: boolean): Counterexample {
  const candidateIndexes = candidates(search.constraint, search.avoid, withoutExcludedTexts);
  const avoid = candidateIndexes.flatMap((index) => search.avoid[index] ?? []);
  const all = (1n << BigInt(avoid.length)) - 1n;
  const usedFacts = avoid.reduce((facts, rule) => facts | rule.facts, 0);
  const families = ruleFacts
    .filter((fact) => mentions(usedFacts, fact))
    .map((fact): Family => {
      const found = choicesOf(fact, search, avoid, withoutExcludedTexts);
      return { fact, found, core: found.choices.reduce((core, { hits }) => core & hits, all) };
    })
    .toSorted((left, right) => left.found.choices.length - right.found.choices.length);
  const complete = families.every(({ found }) => found.complete);
  const always = families.reduce((core, family) => core & family.core, all);
  const chosenIndexes = always === 0n ? tryChoices(families, all) : 'none';
  if (chosenIndexes === 'too-complex' || chosenIndexes === 'none')
    return { kind: complete ? chosenIndexes : 'too-complex' };
  const makeItem = (): OrderItem =>
    itemOf(
      search,
      new Map(families.map(({ fact, found }, index) => [fact, found.choices[chosenIndexes[index] ?? 0]?.value])),
    );
  return { kind: 'item', makeItem };
}

const choicesOf = (
  fact: RuleFact,
  { constraint, sentinel }: Search,
  avoid: readonly RuleConstraint[],
  withoutExcludedTexts: boolean,
): FactChoices<unknown> =>
  isTextFact(fact)
    ? textChoices(fact, constraint.texts[fact] ?? NO_TEXTS, avoid, sentinel, withoutExcludedTexts)
    : numberChoices(fact, constraint.numbers[fact] ?? possibleNumbers[fact], avoid);

function tryChoices(families: readonly Family[], all: bigint): readonly number[] | 'none' | 'too-complex' {
  const rest = families.map((_, from) => families.slice(from).reduce((core, family) => core & family.core, all));
  const failed = families.map(() => new Set<bigint>());
  const chosen = families.map(() => 0);
  let tries = 0;
  const search = (depth: number, content: bigint): boolean => {
    if (content === 0n) return true;
    const family = families[depth];
    if (!family || (content & (rest[depth] ?? 0n)) !== 0n || failed[depth]?.has(content)) return false;
    for (const [index, { hits }] of family.found.choices.entries()) {
      tries += 1;
      if (tries > MAX_TRIES) return false;
      chosen[depth] = index;
      if (search(depth + 1, content & hits)) return true;
    }
    chosen[depth] = 0;
    failed[depth]?.add(content);
    return false;
  };
  if (search(0, all)) return chosen;
  return tries > MAX_TRIES ? 'too-complex' : 'none';
}

function itemOf(search: Search, chosen: ReadonlyMap<RuleFact, unknown>): OrderItem {
  const entries = ruleFacts
    .filter((fact) => mentions(search.facts, fact))
    .map((fact) => {
      const value = chosen.get(fact) ?? choicesOf(fact, search, [], true).choices[0]?.value;
      if (isTextFact(fact)) return [fact, isListFact(fact) ? value : (value as readonly string[])[0]];
      return [fact, isDateFact(fact) ? dateOfDay(value as number) : value];
    });
  return Object.fromEntries(entries) as OrderItem;
}

const SOME_DAY = 20_000;

export function numberChoices(
  fact: NumberFact,
  range: NumberRange,
  rules: readonly RuleConstraint[],
): FactChoices<number> {
  /** Rules that start or stop being satisfied at a number. XOR with the previous mask gives the next mask. */
  const changes = new Map([[range.least, 0n]]);
  let content = 0n;
  for (const [ruleIndex, rule] of rules.entries()) {
    const factRange = rule.numbers[fact];
    const bit = 1n << BigInt(ruleIndex);
    if (!factRange) content |= bit;
    else if (factRange.most >= range.least && factRange.least <= range.most) {
      for (const boundary of [Math.max(factRange.least, range.least), numberAfter(factRange, fact)])
        changes.set(boundary, (changes.get(boundary) ?? 0n) ^ bit);
    }
  }
  const boundaries = [...changes.keys()].filter((boundary) => boundary <= range.most).toSorted((a, b) => a - b);
  const choices = boundaries.map((boundary, index) => {
    content ^= changes.get(boundary) ?? 0n;
    return { value: presentable(fact, boundary, boundaries[index + 1] ?? numberAfter(range, fact)), hits: content };
  });
  return { choices: bestChoices(choices), complete: true };
}

/** Realistic value from `start` to before `next`: a price in hundredths, and no date in the year 100. */
function presentable(fact: NumberFact, start: number, next: number): number {
  if (!isDateFact(fact)) {
    const rounded = Math.ceil(start * 100) / 100;
    return start <= rounded && rounded < next ? rounded : start;
  }
  if (start !== possibleNumbers[fact].least) return start;
  return Math.min(SOME_DAY, next - 1);
}
