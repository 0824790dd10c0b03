import type { ReturnRule } from '../returnRule.ts';
import type { RuleFinding } from './ruleFinding.ts';

type InPlaceOf<Rule, Value> = Value extends ReturnRule
  ? Rule
  : Value extends readonly ReturnRule[]
    ? readonly Rule[]
    : Value;
type FindingOf<Rule, Finding> = Finding extends RuleFinding
  ? { readonly [Name in keyof Finding]: InPlaceOf<Rule, Finding[Name]> }
  : never;

/** A finding with indexes instead of rules, small enough to send between threads. */
export type PlacedFinding = FindingOf<number, RuleFinding>;

const one: ReadonlySet<string> = new Set(['rule', 'of']);
const several: ReadonlySet<string> = new Set(['by', 'others']);

function withRules<From, To>(finding: object, of: (rule: From) => To): object {
  const fields = Object.entries(finding).map(([name, value]) => {
    if (one.has(name)) return [name, of(value as From)];
    return [name, several.has(name) ? (value as readonly From[]).map(of) : value];
  });
  return Object.fromEntries(fields) as object;
}

export function placeFindings(
  findings: readonly RuleFinding[],
  rules: readonly ReturnRule[],
): readonly PlacedFinding[] {
  const places = new Map(rules.map((rule, place) => [rule, place]));
  return findings.map((finding) => withRules(finding, (rule: ReturnRule) => places.get(rule) ?? -1) as PlacedFinding);
}

export const findingsAt = (placed: readonly PlacedFinding[], rules: readonly ReturnRule[]): readonly RuleFinding[] =>
  placed.map((finding) => withRules(finding, (place: number) => rules[place]) as RuleFinding);
