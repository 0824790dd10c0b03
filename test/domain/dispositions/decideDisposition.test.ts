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

describe('an item', () => {
  it.each([
    ['is put in stock where it works', { answers: { q3: true } }, 'w4', 'then', 'd6'],
    ['goes back to the vendor where it does not', { answers: { q3: false } }, 'w4', 'else', 'd5'],
    ['is decided about in a store as well', { place: 'store', answers: { q3: true } }, 'w4', 'then', 'd6'],
    [
      'needs every condition',
      { categories: ['Digital cameras'], answers: { q6: true, q3: true, q2: true } },
      'w1',
      'then',
      'd4',
    ],
    [
      'needs no further answer once one condition fails',
      { categories: ['Cameras'], answers: { q2: false } },
      'w1',
      'else',
      'd2',
    ],
    ['may be asked for a no', { categories: ['phones '], answers: { q3: false, q5: true } }, 'w2', 'then', 'd7'],
  ] as const)('%s [DM-2]', (_, item, ruleId, branch, actionId) => {
    expect(decide(item)).toEqual({ kind: 'decided', ruleId, branch, actionId });
  });

  it('waits for the answers its rule asks for, in the order of the conditions [DM-2]', () => {
    expect(decide({ categories: ['Camera'], answers: { q3: true, q1: true } })).toEqual({
      kind: 'unanswered',
      ruleId: 'w1',
      attributeIds: ['q6', 'q2'],
    });
  });

  it.each([
    ['of no group', { categories: ['Garden'] }],
    ['without categories', { categories: [] }],
    ['whose group has no rule', { categories: ['Fashion'] }],
    ['whose group has a rule elsewhere', { categories: ['Clothes'] }],
    ['whose group’s rule is switched off', { categories: ['Shoes'] }],
  ])('%s is left alone [DM-2]', (_, item) => {
    expect(decide(item)).toEqual({ kind: 'no-rule' });
  });

  it('is decided about by the first rule of its groups, and by no other [DM-2]', () => {
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

  it('is never answered for by what every record inherits [DM-2]', () => {
    const [rule] = sampleDispositions.rules;
    const odd = { ...rule!, conditions: [{ attributeId: 'toString', answer: true }] };
    const item = anItem({ categories: ['camera'] });
    expect(decideDisposition({ ...sampleDispositions, rules: [odd] }, item).kind).toBe('unanswered');
  });

  it('keeps its decision whatever else is answered afterwards [DM-2]', () => {
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

describe('a grading group', () => {
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
  ] as const)('with %j holds an item of %j: %s [DM-2]', (conditions, itemCategories, expected) => {
    expect(isInGroup(group(...conditions), itemCategories)).toBe(expected);
  });
});
