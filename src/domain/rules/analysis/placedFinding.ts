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

/** A finding with indexes instead of rules, so that a worker can send it in a small message. */
export type PlacedFinding = FindingOf<number, RuleFinding>;

const singleRuleFields: ReadonlySet<string> = new Set(['rule', 'of']);
const several: ReadonlySet<string> = new Set(['by', 'others']);

function withRules<From, To>(finding: object, convert: (rule: From) => To): object {
  const fields = Object.entries(finding).map(([name, value]) => {
    if (singleRuleFields.has(name)) return [name, convert(value as From)];
    return [name, several.has(name) ? (value as readonly From[]).map(convert) : value];
  });
  return Object.fromEntries(fields) as object;
}

export function placeFindings(
  findings: readonly RuleFinding[],
  rules: readonly ReturnRule[],
): readonly PlacedFinding[] {
  const indexByRule = new Map(rules.map((rule, index) => [rule, index]));
  return findings.map(
    (finding) => withRules(finding, (rule: ReturnRule) => indexByRule.get(rule) ?? -1) as PlacedFinding,
  );
}

export const findingsAt = (
  placedFindings: readonly PlacedFinding[],
  rules: readonly ReturnRule[],
): readonly RuleFinding[] =>
  placedFindings.map((finding) => withRules(finding, (index: number) => rules[index]) as RuleFinding);
