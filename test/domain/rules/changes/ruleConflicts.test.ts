import { describe, expect, it } from 'vitest';
import { ruleConflicts } from '../../../../src/domain/rules/changes/ruleConflicts.ts';
import { validate } from '../../../../src/domain/validation/validate.ts';
import { anException, aRule, documentOf } from '../aRule.ts';

const clashes = (before: readonly ReturnType<typeof aRule>[], after: readonly ReturnType<typeof aRule>[]) =>
  ruleConflicts(before.map(documentOf), after.map(documentOf));

describe('ruleConflicts', () => {
  it('reports two rules of one type with the same name, ignoring case, but not rules of different types [RL-6]', () => {
    const sale = aRule('r1', { name: 'Sale' });
    const window = aRule('r3', {
      ruleType: 'RETURN_WINDOWS',
      name: 'Sale',
      eventData: { days: 30, from: 'purchaseDate' },
    });
    expect(clashes([sale], [sale, aRule('r2', { name: 'SALE' }), window])).toEqual([
      { conflictKind: 'ruleNameTaken', ruleId: 'r2', text: 'SALE' },
    ]);
  });

  it('reports a value that two order exceptions contain, but not a value listed twice in one exception [RL-6]', () => {
    const first = anException('r1', ['A-1', 'a-1']);
    expect(clashes([], [first])).toEqual([]);
    expect(clashes([first], [first, anException('r2', ['b', ' a-1'])])).toEqual([
      { conflictKind: 'exceptionTaken', ruleId: 'r2', text: 'a-1' },
    ]);
    const priced = aRule('r3', { conditions: [{ fact: 'sku', operator: 'fullMatch', value: ['A-1'] }] });
    expect(clashes([first], [first, priced])).toEqual([]);
  });

  it.each(['Sale', ' SALE', 'Sales', 'Order exception rule', 'recalled'])(
    'reports the same as the rule form about a new exception that is named or lists “%s” [VL-validRuleName] [VL-validException]',
    (text) => {
      const others = [anException('r1', ['Recalled'], 'Sale'), anException('r2', ['b'], 'Order exception rule')];
      const context = { rules: others, rule: { ruleId: 'r3', ruleType: 'ORDER_EXCEPTION' } } as const;
      const added = (values: readonly string[], name: string) =>
        clashes(others, [...others, anException('r3', values, name)]).map(({ conflictKind }) => conflictKind);
      const isNameInUse = validate('validRuleName', text, context) !== undefined;
      expect(added(['c'], text)).toEqual(isNameInUse ? ['ruleNameTaken'] : []);
      const isListed = validate('validException', text, context) !== undefined;
      expect(added([text], 'Another')).toEqual(isListed ? ['exceptionTaken'] : []);
    },
  );

  it.each(['categories', 'sku', 'tags', 'area'])(
    'reports a value of the fact %s in two exceptions, but not a blank value [RL-6]',
    (fact) => {
      const exception = (ruleId: string, value: unknown) => ({
        ...documentOf(anException(ruleId, [])),
        rule: {
          ...documentOf(anException(ruleId, [])).rule,
          conditions: { all: [{ fact, operator: 'fullMatch', value }] },
        },
      });
      const of = (value: unknown, other: unknown) =>
        ruleConflicts([], [exception('r1', value), exception('r2', other)]).map(({ text }) => text);
      expect(of('gift', [' Gift '])).toEqual(['gift', 'Gift']);
      expect(of([' ', 'a'], [' ', 'b'])).toEqual([]);
      expect(of([7], ['7'])).toEqual(['7', '7']);
    },
  );

  it('reports a date or a price that two order exceptions contain [RL-6]', () => {
    const conditions = [{ fact: 'purchaseDate', operator: 'lessThan', value: '2026-01-01' }] as const;
    const exceptions = ['r1', 'r2'].map((id) => ({ ...anException(id, []), conditions }));
    expect(clashes([], exceptions).map(({ text }) => text)).toEqual(['2026-01-01', '2026-01-01']);
  });

  it('reports a repeated condition only if the conditions of its rule change [RL-6]', () => {
    const wine = { fact: 'categories', operator: 'fullMatch', value: ['Wine', 'Red'] } as const;
    const again = { ...wine, value: ['red', ' WINE '] } as const;
    const stored = aRule('r1', { name: 'Wine', conditions: [wine, again] });
    const refused = [{ conflictKind: 'conditionRepeated', ruleId: 'r1', text: 'Wine' }];
    expect(clashes([], [stored])).toEqual(refused);
    expect(clashes([{ ...stored, conditions: [wine] }], [stored])).toEqual(refused);
    expect(clashes([stored], [stored, aRule('r2')])).toEqual([]);
    expect(clashes([stored], [{ ...stored, priority: 7, enabled: false }])).toEqual([]);
    expect(clashes([stored], [{ ...stored, conditions: [wine] }])).toEqual([]);
  });

  it('ignores conflicts between published rules that did not change', () => {
    const rules = [aRule('r1', { name: 'Same' }), aRule('r2', { name: 'Same' })];
    expect(clashes(rules, rules)).toEqual([]);
    expect(clashes(rules, [...rules, aRule('r3')])).toEqual([]);
    expect(clashes(rules, [rules[0]!, { ...rules[1]!, enabled: false }])).toHaveLength(1);
  });

  it('reports no conflict if two rules swap their names', () => {
    const before = [aRule('r1', { name: 'A' }), aRule('r2', { name: 'B' })];
    expect(clashes(before, [aRule('r1', { name: 'B' }), aRule('r2', { name: 'A' })])).toEqual([]);
  });

  it('reports a second default rule of the same type [RL-6]', () => {
    const rest = (ruleId: string, more = {}) => aRule(ruleId, { conditions: [], isDefault: true, ...more });
    const window = rest('r3', { ruleType: 'RETURN_WINDOWS', eventData: { days: 30, from: 'purchaseDate' } });
    expect(clashes([], [rest('r1'), window])).toEqual([]);
    expect(clashes([rest('r1')], [rest('r1'), rest('r2')])).toEqual([
      { conflictKind: 'defaultTaken', ruleId: 'r2', text: 'Rule r2' },
    ]);
    const handedOn = [rest('r1', { isDefault: undefined }), rest('r2')];
    expect(clashes([rest('r1')], handedOn)).toEqual([]);
  });

  it('reports a default rule with conditions, unless its conditions are published and did not change [RL-6]', () => {
    const stored = [aRule('r1', { isDefault: true }), aRule('r2', { isDefault: true })];
    const [first, second] = stored as [(typeof stored)[0], (typeof stored)[0]];
    expect(clashes([aRule('r1')], [first])).toEqual([
      { conflictKind: 'defaultNarrowed', ruleId: 'r1', text: 'Rule r1' },
    ]);
    expect(clashes(stored, [first, { ...second, name: 'Else', enabled: false, priority: 4 }])).toEqual([]);
    const narrower = { ...first, conditions: [{ fact: 'sku', operator: 'fullMatch', value: ['A-1'] }] } as const;
    expect(clashes(stored, [narrower, second]).map(({ conflictKind }) => conflictKind)).toEqual(['defaultNarrowed']);
  });
});
