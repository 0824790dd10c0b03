import { describe, expect, it } from 'vitest';
import { nextDispositionId } from '../../../src/domain/dispositions/edits/dispositionEdits.ts';
import { sampleDispositions } from '../../../src/domain/dispositions/sampleDispositions.ts';

const { actions, groups, attributes, rules } = sampleDispositions;
const names = (entries: readonly { readonly id: string; readonly name: string }[]): readonly string[] =>
  entries.map(({ id, name }) => `${id} ${name}`);

describe('sampleDispositions', () => {
  it('contains nine actions [DM-2]', () => {
    expect(names(actions)).toEqual([
      'd1 Send to Warehouse',
      'd2 Send to Repair',
      'd3 Put Away',
      'd4 Repackage Product',
      'd5 Return to Vendor',
      'd6 Stock',
      'd7 Refurbishment',
      'd8 Charity/Liquidation/Destroy',
      'd9 Quarantine',
    ]);
  });

  it('contains six groups, each with conditions on categories [DM-2]', () => {
    expect(names(groups)).toEqual([
      'pg1 Cameras',
      'pg2 Phones',
      'pg3 Clothes',
      'pg4 Electronics',
      'pg5 Fashion',
      'pg6 Shoes',
    ]);
    for (const { conditions } of groups)
      expect(conditions.map(({ fact }) => fact)).toEqual(
        Array.from({ length: Math.max(1, conditions.length) }, () => 'categories'),
      );
  });

  it('contains six attributes, each with a question [DM-2]', () => {
    expect(names(attributes)).toEqual([
      'q1 Open',
      'q2 Complete',
      'q3 Functional',
      'q4 Condition',
      'q5 Fixable',
      'q6 Verification',
    ]);
    for (const { prompt } of attributes) expect(prompt).toMatch(/^[A-Z][^?]*\?$/);
  });

  it('contains five rules, which refer only to existing entries [DM-2]', () => {
    expect(rules.map(({ id }) => id)).toEqual(['w1', 'w2', 'w3', 'w4', 'w5']);
    for (const rule of rules) {
      expect(groups.map(({ id }) => id)).toContain(rule.groupId);
      for (const action of [rule.thenActionId, rule.elseActionId])
        expect(actions.map(({ id }) => id)).toContain(action);
      for (const { attributeId } of rule.conditions) expect(attributes.map(({ id }) => id)).toContain(attributeId);
    }
    expect(new Set(rules.map(({ active }) => active))).toEqual(new Set([true, false]));
  });
});

describe('nextDispositionId', () => {
  it.each([
    [[], 'w1'],
    [['w1', 'w2', 'w3', 'w4', 'w5'], 'w6'],
    [['w1', 'w2', 'w4'], 'w5'],
    [['w2', 'w3', 'w4'], 'w5'],
    [['a', 'b'], 'w3'],
  ])('returns for the ids %j the unused id %s [DM-3]', (ids, expected) => {
    expect(nextDispositionId(ids.map((id) => ({ id })))).toBe(expected);
  });
});
