import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideDisposition, type GradedItem } from '../../../src/domain/dispositions/decideDisposition.ts';
import type { CategoryCondition, DispositionRule, GradingGroup } from '../../../src/domain/dispositions/disposition.ts';
import { isInGroup } from '../../../src/domain/dispositions/isInGroup.ts';
import { sampleDispositions } from '../../../src/domain/dispositions/sampleDispositions.ts';

const anItem = (more: Partial<GradedItem>): GradedItem => ({
  categories: ['Electronics'],
  place: 'warehouse',
  answers: {},
  ...more,
});
const decide = (more: Partial<GradedItem>) => decideDisposition(sampleDispositions, anItem(more));
const group = (
  ...conditions: readonly (readonly [CategoryCondition['operator'], readonly string[]])[]
): GradingGroup => ({
  id: 'g',
  name: 'Group',
  conditions: conditions.map(([operator, value]) => ({ fact: 'categories', operator, value })),
});

describe('decideDisposition', () => {
  it.each([
    ['puts a working item in stock', { answers: { q3: true } }, 'w4', 'then', 'd6'],
    ['returns a broken item to the vendor', { answers: { q3: false } }, 'w4', 'else', 'd5'],
    ['also decides in a store', { place: 'store', answers: { q3: true } }, 'w4', 'then', 'd6'],
    [
      'requires every condition',
      { categories: ['Digital cameras'], answers: { q6: true, q3: true, q2: true } },
      'w1',
      'then',
      'd4',
    ],
    [
      'needs no further answers once one condition fails',
      { categories: ['Cameras'], answers: { q2: false } },
      'w1',
      'else',
      'd2',
    ],
    [
      'supports conditions for the answer no',
      { categories: ['phones '], answers: { q3: false, q5: true } },
      'w2',
      'then',
      'd7',
    ],
  ] as const)('%s [DM-2]', (_, item, ruleId, branch, actionId) => {
    expect(decide(item)).toEqual({ kind: 'decided', ruleId, branch, actionId });
  });

  it('returns the unanswered attributes of a rule, in the order of the rule’s conditions [DM-2]', () => {
    expect(decide({ categories: ['Camera'], answers: { q3: true, q1: true } })).toEqual({
      kind: 'unanswered',
      ruleId: 'w1',
      attributeIds: ['q6', 'q2'],
    });
  });

  it.each([
    ['an item without a group', { categories: ['Garden'] }],
    ['an item without categories', { categories: [] }],
    ['an item whose group has no rule', { categories: ['Fashion'] }],
    ['an item whose group has a rule for another place', { categories: ['Clothes'] }],
    ['an item whose group’s rule is disabled', { categories: ['Shoes'] }],
  ])('makes no decision for %s [DM-2]', (_, item) => {
    expect(decide(item)).toEqual({ kind: 'no-rule' });
  });

  it('uses only the first enabled rule that matches the item’s location and one of its groups [DM-2]', () => {
    const rule: DispositionRule = { ...sampleDispositions.rules[3]!, conditions: [] };
    const dispositions = {
      ...sampleDispositions,
      rules: [
        { ...rule, id: 'off', active: false },
        { ...rule, id: 'elsewhere', isWarehouse: false },
        { ...rule, id: 'fashion', groupId: 'pg5', thenActionId: 'd8' },
        { ...rule, id: 'later' },
      ],
    };
    const both = anItem({ categories: ['Audio', 'Fashion'] });
    expect(decideDisposition(dispositions, both)).toMatchObject({ ruleId: 'fashion', branch: 'then', actionId: 'd8' });
    expect(decideDisposition(dispositions, anItem({}))).toMatchObject({ ruleId: 'later' });
  });

  it('ignores an inherited object property as an answer [DM-2]', () => {
    const [rule] = sampleDispositions.rules;
    const inherited = { ...rule!, conditions: [{ attributeId: 'toString', answer: true }] };
    const item = anItem({ categories: ['camera'] });
    expect(decideDisposition({ ...sampleDispositions, rules: [inherited] }, item).kind).toBe('unanswered');
  });

  it('does not change the decision about an item if more of its attributes get an answer [DM-2]', () => {
    const answers = fc.dictionary(fc.constantFrom('q1', 'q2', 'q3', 'q4', 'q5', 'q6'), fc.boolean());
    const item = fc.record({
      categories: fc.subarray(['Camera', 'Phones', 'Clothes', 'Audio', 'Fashion', 'Shoes'], { maxLength: 2 }),
      place: fc.constantFrom('warehouse' as const, 'store' as const),
      answers,
    });
    fc.assert(
      fc.property(item, answers, (given, more) => {
        const early = decideDisposition(sampleDispositions, given);
        const late = decideDisposition(sampleDispositions, { ...given, answers: { ...more, ...given.answers } });
        if (early.kind !== 'unanswered') expect(late).toEqual(early);
        else expect('ruleId' in late ? late.ruleId : undefined).toBe(early.ruleId);
      }),
    );
  });
});

describe('isInGroup', () => {
  it.each([
    [[['fullMatch', ['Shoes']]], [' SHOES '], true],
    [[['fullMatch', ['Shoes', 'Boots']]], ['boots', 'Sale'], true],
    [[['fullMatch', ['Shoes']]], ['Running shoes'], false],
    [[['partialMatch', ['shoe', 'boot']]], ['Sale', 'Running shoes'], true],
    [[['partialMatch', [' ', '']]], ['Running shoes'], false],
    [[['notFullMatch', ['Shoes']]], ['Hats'], true],
    [[['notFullMatch', ['Shoes']]], ['Hats', 'shoes'], false],
    [[['notFullMatch', ['Shoes']]], [], false],
    [[['notFullMatch', ['Shoes']]], [' '], false],
    [
      [
        ['fullMatch', ['Shoes']],
        ['notFullMatch', ['Sale']],
      ],
      ['Shoes', 'Sale'],
      false,
    ],
    [
      [
        ['fullMatch', ['Shoes']],
        ['notFullMatch', ['Sale']],
      ],
      ['Shoes', 'New'],
      true,
    ],
    [[['fullMatch', []]], ['Shoes'], false],
    [[], ['Shoes'], false],
  ] as const)('with conditions %j and item categories %j is %s [DM-2]', (conditions, itemCategories, expected) => {
    expect(isInGroup(group(...conditions), itemCategories)).toBe(expected);
  });
});
