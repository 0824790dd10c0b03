import fc from 'fast-check';
import { dateOfDay, dayOfDate } from '../../../src/domain/rules/conditions/calendarDate.ts';
import { ruleFacts } from '../../../src/domain/rules/conditions/facts.ts';
import { operatorsOf, type RuleCondition } from '../../../src/domain/rules/conditions/ruleCondition.ts';
import type { OrderItem } from '../../../src/domain/rules/evaluation/orderItem.ts';
import type { ReturnRule } from '../../../src/domain/rules/returnRule.ts';
import { ruleTypes } from '../../../src/domain/rules/ruleType.ts';
import { sampleEventData } from './ruleWorkload.ts';

/** Number of runs of a property-based test. The environment variable RUNS overrides it. */
export const RUNS = Number(process.env['RUNS'] ?? 300);

const FIRST_DAY = dayOfDate('2026-01-01')!;
const date = (nth: number): string => dateOfDay(FIRST_DAY + nth)!;

/** So few values per fact that a test can try every item. Conditions use prices 10 and 20, and days 1 and 3. */
export const smallWorld = {
  listed: ['a', ' B', 'ab'],
  texts: ['-', 'a', 'b', 'AB', 'a-', 'b-', 'a-b', 'ab-'],
  prices: [0, 5, 10, 15, 20, 25],
  dates: [0, 1, 2, 3, 4].map(date),
};

const listed = fc.subarray(smallWorld.listed);
const bound = fc.constantFrom(10, 20);
const day = fc.constantFrom(date(1), date(3));

/** Any condition on the values of `smallWorld`. Some conditions are never true. */
const anyCondition = fc.constantFrom(...ruleFacts).chain((fact) =>
  fc.constantFrom(...operatorsOf(fact)).chain((operator): fc.Arbitrary<RuleCondition> => {
    const value = fact === 'price' ? bound : fact === 'purchaseDate' ? day : listed;
    const values = operator === 'between' ? fc.tuple(value, value) : value;
    return values.map((each) => ({ fact, operator, value: each }) as RuleCondition);
  }),
);

/** Rule with at most four conditions on values of `smallWorld`, optionally only on the given facts. */
export const anyRule = (facts: readonly string[] = ruleFacts, types = ruleTypes): fc.Arbitrary<ReturnRule> =>
  fc
    .record({
      ruleType: fc.constantFrom(...types),
      conditions: fc.array(
        anyCondition.filter(({ fact }) => facts.includes(fact)),
        { maxLength: 4 },
      ),
      priority: fc.constantFrom(1, 2),
      enabled: fc.integer({ min: 0, max: 9 }).map((dice) => dice > 0),
      isDefault: fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0),
      effect: fc.boolean(),
    })
    .map(({ effect, isDefault, ...rule }) => {
      const own = sampleEventData[rule.ruleType];
      const eventData = effect && rule.ruleType === 'RETURN_ADDRESS' ? { locationId: 'other' } : own;
      return { ...rule, name: '', eventData, ...(isDefault && { isDefault }) } as ReturnRule;
    });

/** Rules on values of `smallWorld`, with unique ids. */
export const anyRules = (rule: fc.Arbitrary<ReturnRule>, limit: number): fc.Arbitrary<readonly ReturnRule[]> =>
  fc
    .array(rule, { maxLength: limit })
    .map((rules) => rules.map((each, nth) => ({ ...each, ruleId: `r${nth}`, name: `Rule ${nth}` })));

const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined, freq: 4 });
const text = fc.constantFrom(...smallWorld.texts, ' ', 'Ab ');

/** An item with values of `smallWorld`. Some facts may be absent. */
export const anyItem: fc.Arbitrary<OrderItem> = fc.record({
  categories: maybe(fc.array(text, { maxLength: 3 })),
  sku: maybe(text),
  tags: maybe(fc.array(text, { maxLength: 3 })),
  price: maybe(fc.constantFrom(...smallWorld.prices)),
  purchaseDate: maybe(fc.constantFrom(...smallWorld.dates, '2026-02-30')),
  area: maybe(text),
});

/** The rules in a short form, shown if a test fails. */
export const brief = (rules: readonly ReturnRule[]): string =>
  rules
    .map(({ ruleId, ruleType, priority, conditions }) => {
      const all = conditions.map((each) => `${each.fact} ${each.operator} ${JSON.stringify(each.value)}`);
      return `${ruleId} ${ruleType} ${priority}: ${all.join(' & ')}`;
    })
    .join('\n');
