import { conditionHolds } from '../../../../src/domain/rules/evaluation/conditionHolds.ts';
import type { OrderItem } from '../../../../src/domain/rules/evaluation/orderItem.ts';
import { overridingType } from '../../../../src/domain/rules/evaluation/overridingType.ts';
import { inDecidingOrder, type ReturnRule } from '../../../../src/domain/rules/returnRule.ts';
import { ruleFacts } from '../../../../src/domain/rules/conditions/facts.ts';
import type { RuleFinding } from '../../../../src/domain/rules/analysis/ruleFinding.ts';
import { smallWorld } from '../arbitraryRules.ts';

const subsets = smallWorld.texts.reduce<readonly (readonly string[])[]>(
  (sets, text) => [...sets, ...sets.map((set) => [...set, text])],
  [[]],
);
const world: { readonly [Fact in keyof OrderItem]-?: readonly OrderItem[Fact][] } = {
  categories: subsets,
  sku: smallWorld.texts,
  tags: subsets,
  price: smallWorld.prices,
  purchaseDate: smallWorld.dates,
  area: smallWorld.texts,
};

/**
 * Each set of rules that some item of `smallWorld` fires, as a bit mask of rule indexes. With `lacking`, the items
 * may also lack facts. Each condition concerns one fact, so values that satisfy the same rules are tried once.
 */
function firings(rules: readonly ReturnRule[], lacking: boolean): ReadonlySet<number> {
  let masks = new Set([2 ** rules.length - 1]);
  for (const fact of ruleFacts) {
    const items: readonly OrderItem[] = [...world[fact].map((value) => ({ [fact]: value })), ...(lacking ? [{}] : [])];
    const content = new Set(
      items.map((item) =>
        rules.reduce((mask, { conditions }, nth) => {
          const own = conditions.filter((condition) => condition.fact === fact);
          return own.every((condition) => conditionHolds(condition, item)) ? mask | (1 << nth) : mask;
        }, 0),
      ),
    );
    masks = new Set([...masks].flatMap((mask) => [...content].map((other) => mask & other)));
  }
  return masks;
}

/** Expected analysis, found by trying every item of `smallWorld`. `isToBlame` checks the `by` of a finding. */
export function expectedAnalysis(rules: readonly ReturnRule[]) {
  const ordered = inDecidingOrder(rules).filter((rule) => rule.enabled);
  const masks = [...firings(ordered, true)];
  const fires = (rule: ReturnRule) => (mask: number) => (mask & (1 << ordered.indexOf(rule))) !== 0;
  const anyFires = (of: readonly ReturnRule[]) => (mask: number) => of.some((rule) => fires(rule)(mask));
  const able = ordered.filter((rule) => masks.some(fires(rule)));
  const same = (one: ReturnRule, other: ReturnRule): boolean =>
    JSON.stringify(one.eventData) === JSON.stringify(other.eventData);

  const beforeOf = (rule: ReturnRule): readonly ReturnRule[] =>
    able.slice(0, able.indexOf(rule)).filter((other) => other.ruleType === rule.ruleType);
  const overridingOf = (rule: ReturnRule): readonly ReturnRule[] =>
    able.filter((other) => other.ruleType === overridingType[rule.ruleType]);
  const firesOf = (rule: ReturnRule): readonly number[] => masks.filter(fires(rule));
  const decidesOf = (rule: ReturnRule): readonly number[] =>
    firesOf(rule).filter((mask) => !anyFires(beforeOf(rule))(mask));
  const originalsOf = (rule: ReturnRule): readonly ReturnRule[] =>
    beforeOf(rule).filter(
      (other) => same(rule, other) && masks.every((mask) => fires(rule)(mask) === fires(other)(mask)),
    );
  const equalsOf = (rule: ReturnRule): readonly ReturnRule[] =>
    beforeOf(rule).filter(
      (other) =>
        other.priority === rule.priority &&
        Boolean(other.isDefault) === Boolean(rule.isDefault) &&
        other !== originalsOf(rule)[0] &&
        masks.some((mask) => fires(rule)(mask) && fires(other)(mask)),
    );
  const isMinimal = (by: readonly ReturnRule[], covers: (by: readonly ReturnRule[]) => boolean): boolean =>
    covers(by) && by.every((one) => !covers(by.filter((other) => other !== one)));

  const findings = ordered.flatMap((rule): string[] => {
    const lineOf = (kind: RuleFinding['kind'], of: readonly ReturnRule[] = []): string =>
      [rule.ruleId, kind, ...of.map((each) => each.ruleId)].join(' ');
    if (!able.includes(rule)) return [lineOf('never-fires')];
    const lines: string[] = [];
    if (originalsOf(rule).length > 0) lines.push(lineOf('duplicate', originalsOf(rule).slice(0, 1)));
    else if (decidesOf(rule).length === 0) lines.push(lineOf('shadowed'));
    else if (decidesOf(rule).every(anyFires(overridingOf(rule)))) lines.push(lineOf('moot'));
    const different = equalsOf(rule).filter((other) => !same(rule, other));
    if (different.length > 0) lines.push(lineOf('contradicts', different));
    const alike = equalsOf(rule).filter((other) => same(rule, other));
    if (alike.length > 0) lines.push(lineOf('ties', alike));
    return lines;
  });
  const windows = able.filter((rule) => rule.ruleType === 'RETURN_WINDOWS');
  const isUncovered = !masks.every(anyFires(windows));
  const isCompleteUncovered = ![...firings(ordered, false)].every(anyFires(windows));
  return {
    findings,
    isUncovered,
    isCompleteUncovered,
    /** Whether the rules in `by` cause the finding together, and each of these rules is necessary. */
    isToBlame: (finding: RuleFinding): boolean => {
      if (finding.kind === 'shadowed') {
        const { rule, by } = finding;
        return (
          by.every((each) => beforeOf(rule).includes(each)) &&
          isMinimal(by, (some) => firesOf(rule).every(anyFires(some)))
        );
      }
      if (finding.kind === 'moot') {
        const { rule, by } = finding;
        return (
          by.every((each) => overridingOf(rule).includes(each)) &&
          isMinimal(by, (some) => decidesOf(rule).every(anyFires(some)))
        );
      }
      return true;
    },
  };
}
