import { describe, expect, it } from 'vitest';
import type { SiblingRule } from '../../../../src/domain/validation/validationContext.ts';
import { acceptedOf } from '../acceptedOf.ts';

const rules: readonly SiblingRule[] = [
  {
    ruleId: '1',
    ruleType: 'RETURN_WINDOWS',
    name: 'Tents',
    conditions: [{ fact: 'categories', operator: 'fullMatch', value: ['Tents'] }],
  },
  { ruleId: '2', ruleType: 'REFUND_FEES', name: 'Fee', conditions: [] },
  {
    ruleId: '3',
    ruleType: 'ORDER_EXCEPTION',
    name: 'Recalls',
    conditions: [
      { fact: 'tags', operator: 'fullMatch', value: ['recall', ' Opened '] },
      { fact: 'price', operator: 'lessThan', value: 7 },
      { fact: 'price', operator: 'between', value: [20, 30] },
    ],
  },
  { ruleType: 'ORDER_EXCEPTION', name: 'New', conditions: [{ fact: 'sku', operator: 'fullMatch', value: ['gift'] }] },
];

describe('the name of a return rule', () => {
  it('is required, and must be unique among rules of the same type [VL-validRuleName] [RL-6]', () => {
    const names = ['Tents', ' tENTS ', 'Tents 2', 'Fee', '', ' '];
    expect(acceptedOf('validRuleName', names, { rules, rule: { ruleType: 'RETURN_WINDOWS' } })).toEqual([
      'Tents 2',
      'Fee',
    ]);
    expect(acceptedOf('validRuleName', names, { rules, rule: { ruleType: 'REFUND_FEES', ruleId: '9' } })).toEqual([
      'Tents',
      ' tENTS ',
      'Tents 2',
    ]);
  });

  it('may be the same as before if the user edits the same rule [VL-validRuleName]', () => {
    const rule = { ruleType: 'RETURN_WINDOWS', ruleId: '1' } as const;
    expect(acceptedOf('validRuleName', ['Tents', 'tents'], { rules, rule })).toEqual(['Tents', 'tents']);
  });

  it('is accepted as unique if the existing rules are not known [VL-validRuleName]', () => {
    expect(acceptedOf('validRuleName', ['Tents', ''])).toEqual(['Tents']);
  });
});

describe('the value of an order exception', () => {
  it('must not occur in another order exception, ignoring case [VL-validException] [RL-6]', () => {
    const values = ['recall', 'RECALL', 'opened', ' gift', '7', '20', '30', 'Tents', 'new', ''];
    expect(acceptedOf('validException', values, { rules })).toEqual(['Tents', 'new', '']);
    expect(acceptedOf('validException', values)).toEqual(values);
  });

  it('may be a value that the edited order exception already contains [VL-validException] [RL-6]', () => {
    const rule = { ruleType: 'ORDER_EXCEPTION', ruleId: '3' } as const;
    expect(acceptedOf('validException', ['recall', 'gift', 'new'], { rules, rule })).toEqual(['recall', 'new']);
  });
});

describe('an order id', () => {
  it('is required, and must not be the id of another order [VL-uniqueOrderId]', () => {
    const orderIdsInUse = ['A-1', ' A-2 '];
    expect(acceptedOf('uniqueOrderId', ['A-1', ' A-1', 'A-2', 'a-1', 'A-3', '', ' '], { orderIdsInUse })).toEqual([
      'a-1',
      'A-3',
    ]);
    expect(acceptedOf('uniqueOrderId', ['A-1', ''])).toEqual(['A-1']);
  });
});
