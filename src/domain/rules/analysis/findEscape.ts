import { dateOfDay } from '../calendarDate.ts';
import type { OrderItem } from '../orderItem.ts';
import { ruleFacts, type RuleFact } from '../ruleCondition.ts';
import type { FactChoices } from './FactChoice.ts';
import { numberChoices } from './numberChoices.ts';
import { numbersThereAre, speaksOf, type RuleWish } from './ruleWish.ts';
import { textChoices } from './textChoices.ts';

/** An item one looks for: it has exactly these facts, fits the wish, and fires none of the rules. */
export type Search = {
  readonly wish: RuleWish;
  /** The facts the item has, those of the wish among them. */
  readonly facts: number;
  /** Rules to avoid; none speaks of a fact the item lacks, for such a rule is avoided already. */
  readonly avoid: readonly RuleWish[];
  readonly strange: string;
};

export type Escape =
  | { readonly kind: 'item'; readonly item: OrderItem }
  /** There is none. `always` are the rules, by place, each of which every item that fits fires. */
  | { readonly kind: 'none'; readonly always: readonly number[] }
  | { readonly kind: 'too-complex' };

/** Given up; `always` are the rules that every item looked at fires. */
type Unfinished = { readonly kind: 'too-complex'; readonly always: readonly number[] };

type Family = { readonly fact: RuleFact; readonly found: FactChoices<unknown>; readonly core: bigint };

/** Combinations tried before the search gives up. */
const MOST_TRIED = 20_000;
const NO_TEXTS = { full: [], partial: [], not: [] };

/**
 * Looks for an item that fires none of the rules. Facts are independent, and of each only the kinds of value matter
 * which the rules tell apart; so it looks for one kind a fact such that no rule is content with all of them.
 */
export function findEscape(search: Search): Escape {
  // Most searches end among plain items, of which there are far fewer kinds.
  const plain = searchAmong(search, true);
  if (plain.kind !== 'too-complex') return plain;
  const { avoid } = search;
  if (avoid.length === 1) return searchAmong(search, false);
  // A rule that no item at all escapes is among those that no plain one does.
  const always = plain.always.filter((place) =>
    avoid.slice(place, place + 1).every((rule) => findEscape({ ...search, avoid: [rule] }).kind === 'none'),
  );
  return always.length > 0 ? { kind: 'none', always } : searchAmong(search, false);
}

function searchAmong(
  { wish, facts, avoid, strange }: Search,
  plainly: boolean,
): Exclude<Escape, { kind: 'too-complex' }> | Unfinished {
  const all = (1n << BigInt(avoid.length)) - 1n;
  const families = ruleFacts
    .filter((fact) => speaksOf(facts, fact))
    .map((fact): Family => {
      const found =
        fact === 'price' || fact === 'purchaseDate'
          ? numberChoices(fact, wish.numbers[fact] ?? numbersThereAre[fact], avoid)
          : textChoices(fact, wish.texts[fact] ?? NO_TEXTS, avoid, strange, plainly);
      return { fact, found, core: found.choices.reduce((core, { hits }) => core & hits, all) };
    })
    .toSorted((left, right) => left.found.choices.length - right.found.choices.length);
  const complete = families.every(({ found }) => found.complete);
  const always = families.reduce((core, family) => core & family.core, all);
  if (always !== 0n) return { kind: complete ? 'none' : 'too-complex', always: placesOf(always, avoid.length) };
  const tried = tryChoices(families, all);
  if (tried === 'too-complex' || (tried === 'none' && !complete)) return { kind: 'too-complex', always: [] };
  return tried === 'none' ? { kind: 'none', always: [] } : { kind: 'item', item: itemOf(families, tried) };
}

const placesOf = (rules: bigint, count: number): readonly number[] =>
  Array.from({ length: count }, (_, place) => place).filter((place) => (rules >> BigInt(place)) & 1n);

/** One choice of each family, by its place, that together leave no rule content. */
function tryChoices(families: readonly Family[], all: bigint): readonly number[] | 'none' | 'too-complex' {
  /** The rules content with everything that can still be chosen from a family on. */
  const rest = families.map((_, from) => families.slice(from).reduce((core, family) => core & family.core, all));
  const failed = families.map(() => new Set<bigint>());
  const chosen = families.map(() => 0);
  let tries = 0;
  const search = (nth: number, content: bigint): boolean => {
    if (content === 0n) return true;
    const family = families[nth];
    if (!family || (content & (rest[nth] ?? 0n)) !== 0n || failed[nth]?.has(content)) return false;
    for (const [place, { hits }] of family.found.choices.entries()) {
      tries += 1;
      if (tries > MOST_TRIED) return false;
      chosen[nth] = place;
      if (search(nth + 1, content & hits)) return true;
    }
    chosen[nth] = 0;
    failed[nth]?.add(content);
    return false;
  };
  if (search(0, all)) return chosen;
  return tries > MOST_TRIED ? 'too-complex' : 'none';
}

function itemOf(families: readonly Family[], chosen: readonly number[]): OrderItem {
  const entries = families.map(({ fact, found }, nth) => {
    const value = found.choices[chosen[nth] ?? 0]?.value;
    if (fact === 'sku' || fact === 'area') return [fact, (value as readonly string[])[0]];
    return [fact, fact === 'purchaseDate' ? dateOfDay(value as number) : value];
  });
  return Object.fromEntries(entries) as OrderItem;
}
