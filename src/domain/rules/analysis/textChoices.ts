import { isListFact, type TextFact } from '../conditions/facts.ts';
import { allowedTexts, containsOne, isAllowed } from './canHold.ts';
import { bestChoices, MAX_CHOICES, type FactChoices } from './FactChoice.ts';
import type { RuleConstraint, TextConstraint } from './ruleConstraint.ts';

type Option = { readonly texts: readonly string[]; readonly touched: bigint };

type RuleList = { readonly rule: number; readonly kind: 'full' | 'partial' | 'not'; readonly texts: readonly string[] };

const MAX_COMPARED = 32;
const NOTHING: Option = { texts: [], touched: 0n };
const bit = (index: number): bigint => 1n << BigInt(index);

/**
 * Texts of one fact that satisfy `constraint`, one choice per class of texts that the rules distinguish. `sentinel` is
 * a character in no rule, so parts joined by it match no other part. With `withoutExcludedTexts`, no text is added to
 * violate a `not` list, so the result is incomplete if a rule has such a list.
 */
export function textChoices(
  fact: TextFact,
  constraint: TextConstraint,
  rules: readonly RuleConstraint[],
  sentinel: string,
  withoutExcludedTexts: boolean,
): FactChoices<readonly string[]> {
  const lists = listsOn(fact, rules);
  const optionOf = (text: string): Option => ({ texts: [text], touched: touchedBy(text, lists) });
  const notLists = lists.reduce((mask, { kind }, index) => (kind === 'not' ? mask | bit(index) : mask), 0n);
  const extend = makeExtend(notLists);
  const allows = (text: string): boolean => !constraint.not.includes(text);
  const notTexts = lists.filter(({ kind }) => kind === 'not').map(({ texts }) => texts);
  const breakableTexts = withoutExcludedTexts ? [] : notTexts;
  const parts = constraint.partial.map((list) => list.map((part) => optionOf(`${sentinel}${part}${sentinel}`)));

  let extended: { readonly options: readonly Option[]; readonly complete: boolean };
  if (!isListFact(fact)) {
    const allowed =
      allowedTexts(constraint) ?? [...new Set(breakableTexts.flat())].filter((text) => isAllowed(text, constraint));
    const namedOptions = allowed.map(optionOf);
    const unlistedOptions = extend([optionOf(sentinel)], parts);
    const unnamed = unlistedOptions.options.map(({ texts, touched }) => ({ texts: [texts.join('')], touched }));
    extended =
      constraint.full.length > 0
        ? { options: namedOptions, complete: true }
        : { ...unlistedOptions, options: [...unnamed, ...namedOptions] };
  } else {
    const requiredOptions = constraint.full.map((list) => list.filter(allows).map(optionOf));
    const breakingOptions = breakableTexts.map((list) => [NOTHING, ...list.filter(allows).map(optionOf)]);
    extended = extend([NOTHING], [...requiredOptions, ...parts, ...breakingOptions]);
  }
  const hitsOf = makeHitsOf(rules.length, lists);
  const choices = extended.options.map(({ texts, touched }) => ({ value: [...new Set(texts)], hits: hitsOf(touched) }));
  return { choices: bestChoices(choices), complete: extended.complete && breakableTexts.length === notTexts.length };
}

const listsOn = (fact: TextFact, rules: readonly RuleConstraint[]): readonly RuleList[] =>
  rules.flatMap((each, rule) => {
    const constraint = each.texts[fact];
    if (!constraint) return [];
    return [
      ...constraint.full.map((texts) => ({ rule, kind: 'full' as const, texts })),
      ...constraint.partial.map((texts) => ({ rule, kind: 'partial' as const, texts })),
      ...(constraint.not.length > 0 ? [{ rule, kind: 'not' as const, texts: constraint.not }] : []),
    ];
  });

function touchedBy(text: string, lists: readonly RuleList[]): bigint {
  let touched = 0n;
  for (const [index, { kind, texts }] of lists.entries())
    if (kind === 'partial' ? containsOne(text, texts) : texts.includes(text)) touched |= bit(index);
  return touched;
}

function makeExtend(notLists: bigint) {
  const isAtLeastAsGood = (first: bigint, second: bigint): boolean =>
    (first & ~notLists & ~second) === 0n && (second & notLists & ~first) === 0n;
  const best = (options: readonly Option[]): readonly Option[] => {
    const distinct = [...new Map(options.toReversed().map((each) => [each.touched, each])).values()].toReversed();
    if (distinct.length > MAX_COMPARED) return distinct;
    return distinct.filter(({ touched }) =>
      distinct.every((second) => second.touched === touched || !isAtLeastAsGood(second.touched, touched)),
    );
  };
  return (from: readonly Option[], lists: readonly (readonly Option[])[]) => {
    let options = from;
    let complete = true;
    for (const list of lists) {
      const steps = best(list);
      if (options.length * steps.length > MAX_CHOICES) {
        complete = false;
        options = options.slice(0, Math.max(1, Math.floor(MAX_CHOICES / Math.max(1, steps.length))));
      }
      options = best(
        options.flatMap(({ texts, touched }) =>
          steps.map((step) => ({ texts: [...texts, ...step.texts], touched: touched | step.touched })),
        ),
      );
    }
    return { options, complete };
  };
}

function makeHitsOf(count: number, lists: readonly RuleList[]): (touched: bigint) => bigint {
  const bits = Array.from({ length: count }, (_, rule) => bit(rule));
  const requiredLists = Array.from({ length: count }, () => 0n);
  const forbiddenLists = Array.from({ length: count }, () => 0n);
  for (const [index, { rule, kind }] of lists.entries()) {
    const masks = kind === 'not' ? forbiddenLists : requiredLists;
    masks[rule] = (masks[rule] ?? 0n) | bit(index);
  }
  return (touched) => {
    let hits = 0n;
    for (const [rule, mask] of requiredLists.entries())
      if ((touched & mask) === mask && (touched & (forbiddenLists[rule] ?? 0n)) === 0n) hits |= bits[rule] ?? 0n;
    return hits;
  };
}
