import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyseRules } from '../../../../src/domain/rules/analysis/analyseRules.ts';
import type { RuleFinding } from '../../../../src/domain/rules/analysis/ruleFinding.ts';
import { dateOfDay } from '../../../../src/domain/rules/conditions/calendarDate.ts';
import { compileRules } from '../../../../src/domain/rules/evaluation/compileRules.ts';
import type { ReturnRule } from '../../../../src/domain/rules/returnRule.ts';
import { ruleFacts, type RuleFact } from '../../../../src/domain/rules/conditions/facts.ts';
import type { RuleCondition } from '../../../../src/domain/rules/conditions/ruleCondition.ts';
import { anyRule, anyRules, brief, RUNS } from '../arbitraryRules.ts';
import { makeWorkload } from '../ruleWorkload.ts';
import { sampleRules } from '../sampleRules.ts';
import { expectedAnalysis } from './expectedAnalysis.ts';

let rules = 0;
const aRule = (conditions: readonly RuleCondition[], rule: Partial<ReturnRule> = {}): ReturnRule => {
  rules += 1;
  const base = { ruleId: `r${rules}`, ruleType: 'RETURN_ADDRESS', name: '', priority: 1, enabled: true };
  return { ...base, eventData: { locationId: `l${rules}` }, conditions, ...rule } as ReturnRule;
};
const price = (operator: string, value: unknown) => ({ fact: 'price', operator, value }) as RuleCondition;
const day = (operator: string, value: unknown) => ({ fact: 'purchaseDate', operator, value }) as RuleCondition;
const texts = (fact: string, operator: string, ...value: readonly string[]) =>
  ({ fact, operator, value }) as RuleCondition;

const say = (finding: RuleFinding): string => {
  switch (finding.kind) {
    case 'duplicate':
      return `${finding.rule.ruleId} duplicate ${finding.of.ruleId}`;
    case 'contradicts':
    case 'ties':
      return [finding.rule.ruleId, finding.kind, ...finding.others.map((each) => each.ruleId)].join(' ');
    case 'no-window':
      return 'no-window';
    default:
      return `${finding.rule?.ruleId} ${finding.kind}`;
  }
};

describe('analyseRules', () => {
  it.each<[string, readonly RuleCondition[], readonly RuleFact[]]>([
    ['a price above and below the same value', [price('greaterThan', 10), price('lessThan', 10)], ['price']],
    ['an inverted range', [price('between', [20, 10])], ['price']],
    ['a price below zero', [price('lessThan', 0)], ['price']],
    [
      'no day between two consecutive days',
      [day('greaterThan', '2026-02-28'), day('lessThan', '2026-03-01')],
      ['purchaseDate'],
    ],
    ['two article numbers at once', [texts('sku', 'fullMatch', 'a'), texts('sku', 'fullMatch', 'b')], ['sku']],
    ['an SKU without its required part', [texts('sku', 'fullMatch', 'ab'), texts('sku', 'partialMatch', 'c')], ['sku']],
    [
      'a tag both required and excluded',
      [texts('tags', 'fullMatch', 'A '), texts('tags', 'notFullMatch', 'a')],
      ['tags'],
    ],
    ['an empty list', [texts('categories', 'fullMatch', ' ')], ['categories']],
  ])('finds that a rule never fires: %s [RL-8]', (_, conditions, facts) => {
    const rule = aRule(conditions);
    expect(analyseRules([rule]).filter(({ kind }) => kind !== 'no-window')).toEqual([
      { kind: 'never-fires', rule, facts },
    ]);
  });

  it.each<[string, readonly RuleCondition[]]>([
    ['a day between two others', [day('greaterThan', '2026-02-27'), day('lessThan', '2026-03-01')]],
    ['two tags at once', [texts('tags', 'fullMatch', 'a'), texts('tags', 'fullMatch', 'b')]],
    ['two parts of one SKU', [texts('sku', 'partialMatch', 'a'), texts('sku', 'partialMatch', 'b')]],
    ['the smallest possible price range', [price('greaterThan', 10), price('lessThan', 10.01)]],
    ['only exclusions', [texts('area', 'notFullMatch')]],
  ])('finds no problem in a rule that requires %s [RL-8]', (_, conditions) => {
    expect(analyseRules([aRule(conditions)]).filter(({ kind }) => kind !== 'no-window')).toEqual([]);
  });

  it('reports that several rules together shadow a rule, even if no single rule shadows it [RL-8]', () => {
    const low = aRule([price('lessThan', 50)], { priority: 3 });
    const other = aRule([texts('sku', 'fullMatch', 'x')], { priority: 3 });
    const high = aRule([price('greaterThan', 40)], { priority: 2 });
    const shadowed = aRule([price('between', [10, 90])]);
    const findings = analyseRules([shadowed, other, high, low]);
    expect(findings).toContainEqual({ kind: 'shadowed', rule: shadowed, by: [low, high] });
  });

  it('reports that a rule and its negation together shadow a third rule, because one of the two always fires first [RL-8]', () => {
    const [sale, other] = [texts('tags', 'fullMatch', 'sale'), texts('tags', 'notFullMatch', 'sale')];
    const [on, off] = [aRule([sale], { priority: 2 }), aRule([other], { priority: 2 })];
    const shadowed = aRule([texts('tags', 'notFullMatch', 'new')]);
    expect(analyseRules([on, off, shadowed])).toContainEqual({ kind: 'shadowed', rule: shadowed, by: [on, off] });
  });

  it('reports the known problems of the sample portal [RL-8]', () => {
    const tinder = sampleRules('TINDERVALLEY');
    const named = (finding: RuleFinding) => [finding.kind, 'rule' in finding ? finding.rule?.name : undefined];
    expect(analyseRules(tinder).map(named)).toEqual([
      ['moot', 'Opened bottles stay'],
      ['duplicate', 'No opened bottles'],
      ['shadowed', 'Red wine within 30 days'],
      ['contradicts', 'Cellar range to Launceston'],
    ]);
    expect(analyseRules(sampleRules('NORTHWIND'))).toEqual([]);
  });

  /** Rules for ranges of prices and of days. Each rule lists half of the areas and one more area. */
  const grid = (bands: number): readonly ReturnRule[] => {
    const areas = (side: string) => Array.from({ length: 15 }, (_, nth) => `${side}${nth}`);
    const [left, right] = [areas('l'), areas('r')];
    const date = (nth: number): string => dateOfDay(20_000 + nth) ?? '';
    const first = { priority: 2 };
    const all = [price('between', [0, bands]), day('between', [date(0), date(bands)])];
    return [
      ...Array.from({ length: bands }, (_, nth) => [
        aRule([price('between', [nth, nth + 1]), texts('area', 'fullMatch', ...left, `r${nth % 15}`)], first),
        aRule(
          [day('between', [date(nth), date(nth + 1)]), texts('area', 'fullMatch', ...right, `l${nth % 15}`)],
          first,
        ),
      ]).flat(),
      aRule([...all, texts('area', 'fullMatch', ...left, ...right)]),
    ];
  };
  const onLast = (given: readonly ReturnRule[]) =>
    analyseRules(given).filter((finding) => 'rule' in finding && finding.rule === given.at(-1));

  it('reports a default rule that is enabled and has conditions [RL-6] [RL-8]', () => {
    const narrowed = aRule([price('lessThan', 5)], { isDefault: true });
    expect(analyseRules([narrowed, aRule([], { isDefault: true, enabled: false })])).toContainEqual({
      kind: 'narrowed',
      rule: narrowed,
    });
    const withoutProblem = [
      aRule([price('lessThan', 5)]),
      aRule([], { isDefault: true }),
      { ...narrowed, enabled: false },
    ];
    expect(analyseRules(withoutProblem).filter(({ kind }) => kind === 'narrowed')).toEqual([]);
  });

  it('reports "too complex" if proving a problem would take too long [RL-8]', () => {
    const hard = grid(28);
    expect(onLast(hard)).toEqual([{ kind: 'too-complex', rule: hard.at(-1) }]);
    const [exception, ...others] = [
      aRule([], { ruleType: 'NON_RETURNABLE_ITEM', eventData: { isNotReturnable: true } }),
      ...hard
        .slice(0, -1)
        .map(
          (rule): ReturnRule =>
            ({ ...rule, ruleType: 'ORDER_EXCEPTION', eventData: { alwaysReturnable: true } }) as never,
        ),
    ];
    const subject = { ...exception, conditions: hard.at(-1)?.conditions } as ReturnRule;
    expect(onLast([...others, subject])).toEqual([{ kind: 'too-complex', rule: subject }]);
  });

  it('reports "too complex" if there are too many combinations of texts [RL-8]', () => {
    const choice = (nth: number) => texts('tags', 'fullMatch', `a${nth}`, `b${nth}`);
    const pair = (one: string, other: string) =>
      aRule([texts('tags', 'fullMatch', one), texts('tags', 'fullMatch', other)], { priority: 2 });
    const twelve = Array.from({ length: 12 }, (_, nth) => nth);
    const blocked = [pair('a0', 'a1'), pair('a0', 'b1'), pair('b0', 'a1'), pair('b0', 'b1')];
    const telling = twelve
      .flatMap((nth) => [`a${nth}`, `b${nth}`])
      .map((text) => aRule([texts('tags', 'fullMatch', text), price('greaterThan', 10)], { priority: 2 }));
    const of = (choices: number) => aRule([...twelve.slice(0, choices).map(choice), price('between', [0, 20])]);
    const [few, many] = [of(2), of(12)];
    expect(onLast([...telling, ...blocked, few])).toEqual([{ kind: 'shadowed', rule: few, by: blocked }]);
    expect(onLast([...telling, ...blocked, many])).toEqual([{ kind: 'too-complex', rule: many }]);
    expect(onLast([...telling, ...blocked.slice(1), many])).toEqual([]);
  });

  it('analyses 1,000 return windows completely, and returns an item to which none of the windows applies [RL-8]', () => {
    const windows = makeWorkload(1)
      .rules(8_000)
      .filter(({ ruleType }) => ruleType === 'RETURN_WINDOWS');
    const findings = analyseRules(windows);
    expect(findings.filter(({ kind }) => kind === 'too-complex')).toEqual([]);
    const examples = findings.flatMap((finding) => (finding.kind === 'no-window' ? [finding.example] : []));
    expect(examples.map((item) => compileRules(windows).firing(item))).toEqual([[]]);
  });

  it('finds the same problems as a brute-force test of all possible items, for a small set of values [RL-8]', () => {
    const facts = fc.subarray([...ruleFacts], { minLength: 1, maxLength: 3 });
    const some = facts.chain((named) => anyRules(anyRule(named), 9));
    const oneType = facts.chain((named) => anyRules(anyRule(named, ['RETURN_ADDRESS', 'RETURNLESS_ITEM']), 8));
    const windows = facts.chain((named) => anyRules(anyRule(named, ['RETURN_WINDOWS']), 7));
    fc.assert(
      fc.property(fc.oneof(some, oneType, windows), (given) => {
        const truth = expectedAnalysis(given);
        const findings = analyseRules(given).filter(({ kind }) => kind !== 'narrowed');
        expect(
          findings
            .filter(({ kind }) => kind !== 'no-window')
            .map(say)
            .toSorted(),
          brief(given),
        ).toEqual(truth.findings.toSorted());
        for (const finding of findings) expect(truth.isToBlame(finding), `${say(finding)}\n${brief(given)}`).toBe(true);
        const examples = findings.flatMap((finding) => (finding.kind === 'no-window' ? [finding.example] : []));
        expect(examples.length > 0).toBe(truth.isUncovered);
        for (const example of examples) {
          expect(compileRules(given).decide(example).deciding.RETURN_WINDOWS).toBeUndefined();
          expect(Object.keys(example).length === 6).toBe(truth.isCompleteUncovered);
        }
      }),
      { numRuns: RUNS },
    );
  });
});
