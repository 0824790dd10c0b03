import { describe, expect, it } from 'vitest';
import type { PendingChange } from '../../../../src/domain/changes/pendingChange.ts';
import type { CompanyConfiguration } from '../../../../src/domain/company/companyConfiguration.ts';
import { moveRule } from '../../../../src/domain/rules/ruleRows.ts';
import { archiveRule, saveRule } from '../../../../src/domain/rules/changes/ruleEdits.ts';
import { rulePhrase } from '../../../../src/domain/rules/rulePhrase.ts';
import { sentenceOf } from '../../../../src/domain/rules/ruleSentence.ts';
import type { ReturnRule } from '../../../../src/domain/rules/returnRule.ts';
import { aCompanyConfiguration } from '../../../support/samples/builders.ts';
import { aRule as anyRule, documentOf, withRules } from '../aRule.ts';
import { describeOwned as describeRuleChange, withChanges } from '../../../support/changes.ts';

/** Rule of the type RETURNLESS_ITEM. */
const aRule: typeof anyRule = (ruleId, more) =>
  anyRule(ruleId, { ruleType: 'RETURNLESS_ITEM', eventData: { returnless: true }, ...more } as Partial<ReturnRule>);

const describeIn = (before: CompanyConfiguration, change: PendingChange) =>
  describeRuleChange(change, { before, after: withChanges(before, [change]) });
const sentence = (rule: ReturnType<typeof aRule>) => ({ kind: 'phrase', phrase: rulePhrase(sentenceOf(rule)) });
const nothing = { kind: 'nothing' };

describe('the description of a return rule change [PC-10]', () => {
  const published = withRules(aRule('r1', { priority: 3 }), aRule('r2', { priority: 2 }), aRule('r3'));

  it('contains the names of addresses and carriers, and prices in the portal’s currency', () => {
    const named: CompanyConfiguration = {
      ...published,
      currencyOverride: 'AUD',
      warehousesConfig: [{ locationId: 'loc-1', locationName: 'Sydney', enabled: true }],
    };
    const rule: ReturnType<typeof aRule> = {
      ...aRule('new-1'),
      ruleType: 'RETURN_ADDRESS',
      conditions: [{ fact: 'price', operator: 'greaterThan', value: 80 }],
      eventData: { locationId: 'loc-1' },
    };
    expect(describeIn(named, saveRule(named, rule)).fields[0]?.after).toMatchObject({
      phrase: {
        values: {
          clauses: { allOf: [{ values: { from: { amount: 80, currency: 'AUD' } } }] },
          effect: { values: { address: 'Sydney' } },
        },
      },
    });
  });

  it('contains a sentence that describes the new rule', () => {
    const rule = aRule('new-1', { name: 'Sale' });
    expect(describeIn(published, saveRule(published, rule))).toEqual({
      title: 'changes.titles.rule',
      code: 'Sale',
      label: 'Sale',
      act: 'added',
      fields: [{ field: 'changes.fields.rule', before: nothing, after: sentence(rule) }],
      moves: [],
    });
  });

  it('contains a sentence that describes the archived rule', () => {
    expect(describeIn(published, archiveRule(published, 'r1'))).toEqual({
      title: 'changes.titles.rule',
      code: 'Rule r1',
      label: 'Rule r1',
      act: 'removed',
      fields: [{ field: 'changes.fields.rule', before: sentence(aRule('r1')), after: nothing }],
      moves: [],
    });
  });

  it('contains only those fields of the rule that changed', () => {
    const conditions = [{ fact: 'tags', operator: 'fullMatch', value: ['outlet'] }] as const;
    const rule = aRule('r1', { name: 'Outlet', enabled: false, priority: 9, conditions });
    expect(describeIn(published, saveRule(published, rule))).toMatchObject({
      code: 'Outlet',
      act: 'changed',
      fields: [
        { field: 'changes.fields.name', before: { text: 'Rule r1' }, after: { text: 'Outlet' } },
        { field: 'changes.fields.rule', before: sentence(aRule('r1')), after: sentence(rule) },
        {
          field: 'changes.fields.switch',
          before: { label: 'changes.values.on' },
          after: { label: 'changes.values.off' },
        },
        { field: 'changes.fields.priority', before: { value: 3 }, after: { value: 9 } },
      ],
      moves: [],
    });
    const off = saveRule(published, aRule('r1', { priority: 3, enabled: false }));
    expect(describeIn(published, off).fields.map(({ field }) => field)).toEqual(['changes.fields.switch']);
  });

  it('contains the new position of a moved rule among the rules of the same type [RL-4]', () => {
    const rules = [aRule('r1', { priority: 3 }), aRule('r2', { priority: 2 }), aRule('r3')];
    const moved = moveRule(rules, rules[2]!, 0).filter((rule, nth) => rule !== rules[nth]);
    expect(moved).toHaveLength(1);
    const change = saveRule(published, moved[0] as ReturnType<typeof aRule>);
    expect(describeIn(published, change).moves).toEqual([{ kind: 'moved', name: 'Rule r3', from: 3, to: 1 }]);
  });

  it('contains the new priority if the position of the rule does not change', () => {
    const description = describeIn(published, saveRule(published, aRule('r1', { priority: 4 })));
    expect(description.moves).toEqual([]);
    expect(description.fields.map(({ field }) => field)).toEqual(['changes.fields.priority']);
  });

  it('contains "nothing" instead of the old rule if the old rule is unreadable', () => {
    const unreadable = {
      ...documentOf(aRule('r1')),
      rule: { priority: 1, conditions: { all: [] }, event: { type: 'odd', params: {} } },
    };
    const before = { ...published, rulesConfig: [unreadable] };
    expect(describeIn(before, saveRule(before, aRule('r1')))).toMatchObject({
      act: 'changed',
      fields: [{ before: nothing, after: sentence(aRule('r1')) }],
    });
  });

  it('lists rules in the new order by name, or by id if a rule has no name [PB-16]', () => {
    const order = {
      type: 'RULES' as const,
      key: 'rules.order',
      value: ['r3', 'gone', 'r1'],
      originalValue: ['r1', 'r3'],
    };
    expect(describeIn(published, order)).toEqual({
      title: 'changes.titles.ruleOrder',
      act: 'changed',
      fields: [
        {
          before: { kind: 'list', items: ['Rule r1', 'Rule r3'] },
          after: { kind: 'list', items: ['Rule r3', 'gone', 'Rule r1'] },
        },
      ],
      moves: [],
    });
    const added = saveRule(published, aRule('new-1', { name: 'Sale' }));
    const context = { before: published, after: withChanges(published, [added]) };
    const display = describeRuleChange({ ...order, value: ['new-1', 'r1'] }, context).fields[0]?.after;
    expect(display).toEqual({ kind: 'list', items: ['Sale', 'Rule r1'] });
    const none = aCompanyConfiguration();
    expect(describeRuleChange(order, { before: none, after: none }).fields[0]?.before).toEqual({
      kind: 'list',
      items: ['r1', 'r3'],
    });
  });
});
