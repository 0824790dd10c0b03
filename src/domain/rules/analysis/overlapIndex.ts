import { textFacts } from '../conditions/facts.ts';
import type { RuleConstraint, ConstrainedRule } from './ruleConstraint.ts';

export type FindOverlapping = (constraint: RuleConstraint, before: number) => readonly ConstrainedRule[];

export const excludedTexts = (rules: readonly ConstrainedRule[]): ReadonlySet<string> =>
  new Set(rules.flatMap(({ constraint }) => textFacts.flatMap((fact) => constraint.texts[fact]?.not ?? [])));

/** Indexes rules by one required list, because items contain only texts of their constraint or `unwanted` texts. */
export function makeOverlapIndex(rules: readonly ConstrainedRule[], unwanted: ReadonlySet<string>): FindOverlapping {
  const open: number[] = [];
  const byText = new Map<string, number[]>();
  for (const [place, { constraint }] of rules.entries()) {
    const list = textFacts.flatMap((fact) => constraint.texts[fact]?.full ?? [])[0];
    if (!list || list.some((text) => unwanted.has(text))) open.push(place);
    else
      for (const text of list) {
        const filed = byText.get(text);
        if (filed) filed.push(place);
        else byText.set(text, [place]);
      }
  }
  return ({ texts, facts }, before) => {
    const filed = new Set<number>();
    for (const fact of textFacts)
      for (const text of texts[fact]?.full.flat() ?? []) for (const place of byText.get(text) ?? []) filed.add(place);
    const rivals: number[] = [];
    for (const places of [open, filed])
      for (const place of places)
        if (place < before && ((rules[place]?.constraint.facts ?? 0) & ~facts) === 0) rivals.push(place);
    return rivals.toSorted((left, right) => left - right).flatMap((place) => rules[place] ?? []);
  };
}
