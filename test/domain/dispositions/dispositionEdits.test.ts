import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DispositionRule, Dispositions } from '../../../src/domain/dispositions/disposition.ts';
import { dispositionError } from '../../../src/domain/dispositions/dispositionError.ts';
import {
  dispositionLists,
  isFitDispositionList,
  DISPOSITION_LIMITS,
  type DispositionList,
} from '../../../src/domain/dispositions/dispositionLists.ts';
import { dispositionRows } from '../../../src/domain/dispositions/dispositionRows.ts';
import {
  arrangeEntries,
  moveEntry,
  saveEntry,
  switchRule,
} from '../../../src/domain/dispositions/edits/dispositionEdits.ts';
import {
  removeNamed,
  removeRule,
  rulesReferringTo,
  type NamedList,
} from '../../../src/domain/dispositions/edits/removeEntry.ts';
import { restoreEntry } from '../../../src/domain/dispositions/edits/restoreEntry.ts';
import { sampleDispositions } from '../../../src/domain/dispositions/sampleDispositions.ts';
import { unknownReferences } from '../../../src/domain/dispositions/unknownReferences.ts';

const lists: readonly NamedList[] = ['groups', 'attributes', 'actions'];
const idsOf = (dispositions: Dispositions, list: DispositionList) => dispositions[list].map(({ id }) => id);
const ruleOf = ({ rules }: Dispositions, id: string) => rules.find((rule) => rule.id === id)!;

/** A removal of any sample entry, in which references are either removed or replaced. */
const anyRemoval = fc.constantFrom(...lists).chain((list) =>
  fc.record({
    list: fc.constant(list),
    id: fc.constantFrom(...idsOf(sampleDispositions, list)),
    by: fc.option(fc.constantFrom(...idsOf(sampleDispositions, list)), { nil: undefined }),
  }),
);

describe('removing an entry of the dispositions', () => {
  it('leaves no reference to the removed entry, for any removals and replacements [DM-2]', () => {
    fc.assert(
      fc.property(fc.array(anyRemoval, { maxLength: 8 }), (removals) => {
        const remaining = removals.reduce<Dispositions>((present, { list, id, by }) => {
          const other = by !== id && present[list].some((entry) => entry.id === by) ? by : undefined;
          return removeNamed(
            present,
            list,
            id,
            other === undefined ? { kind: 'without' } : { kind: 'replace', by: other },
          );
        }, sampleDispositions);
        expect(unknownReferences(remaining)).toEqual([]);
        for (const list of dispositionLists) expect(isFitDispositionList(list, remaining[list])).toBe(true);
      }),
    );
  });

  it('disables the rules that used a removed attribute, and removes the conditions on this attribute [DM-2]', () => {
    expect(rulesReferringTo(sampleDispositions, 'attributes', 'q3').map(({ id }) => id)).toEqual(['w1', 'w2', 'w4']);
    const remaining = removeNamed(sampleDispositions, 'attributes', 'q3', { kind: 'without' });
    expect(ruleOf(remaining, 'w1')).toMatchObject({
      active: false,
      conditions: [{ attributeId: 'q6' }, { attributeId: 'q2' }],
    });
    expect(ruleOf(remaining, 'w4')).toMatchObject({ active: false, conditions: [] });
    expect(ruleOf(remaining, 'w3')).toBe(ruleOf(sampleDispositions, 'w3'));
  });

  it('replaces references to the entry by another entry if requested, and removes a condition that becomes a duplicate [DM-2]', () => {
    const remaining = removeNamed(sampleDispositions, 'attributes', 'q3', { kind: 'replace', by: 'q2' });
    expect(ruleOf(remaining, 'w1').conditions).toEqual([
      { attributeId: 'q6', answer: true },
      { attributeId: 'q2', answer: true },
    ]);
    expect(ruleOf(remaining, 'w1').active).toBe(true);
    const stocked = removeNamed(sampleDispositions, 'actions', 'd8', { kind: 'replace', by: 'd6' });
    expect(ruleOf(stocked, 'w5')).toMatchObject({ thenActionId: 'd6', elseActionId: 'd6' });
  });

  it('removes the rules that use a removed group or action [DM-2]', () => {
    expect(idsOf(removeNamed(sampleDispositions, 'groups', 'pg1', { kind: 'without' }), 'rules')).not.toContain('w1');
    expect(idsOf(removeNamed(sampleDispositions, 'actions', 'd6', { kind: 'without' }), 'rules')).toEqual([
      'w1',
      'w2',
      'w3',
    ]);
  });

  it('does not affect an entry that has the same id in another list of the dispositions [DM-2]', () => {
    const sameIds: Dispositions = {
      actions: [
        { id: 'w1', name: 'Stock' },
        { id: 'w2', name: 'Repair' },
      ],
      groups: [{ id: 'w1', name: 'Shoes', conditions: [] }],
      attributes: [{ id: 'w1', name: 'Open', prompt: 'Open?' }],
      rules: [
        {
          id: 'w1',
          groupId: 'w1',
          conditions: [{ attributeId: 'w1', answer: true }],
          thenActionId: 'w1',
          elseActionId: 'w2',
          isWarehouse: true,
          isStores: true,
          active: true,
        },
      ],
    };
    const remaining = removeNamed(sameIds, 'actions', 'w1', { kind: 'replace', by: 'w2' });
    expect(remaining.rules[0]).toMatchObject({
      groupId: 'w1',
      conditions: [{ attributeId: 'w1' }],
      thenActionId: 'w2',
    });
  });

  it('can be reverted: the removed entry returns to its position, and a rule together with the entries that it uses [DM-2]', () => {
    const withoutBoth = removeNamed(removeRule(sampleDispositions, 'w2'), 'groups', 'pg2', { kind: 'without' });
    const restored = restoreEntry(sampleDispositions, withoutBoth, 'rules', 'w2');
    expect(restored).toEqual(sampleDispositions);
    expect(restoreEntry(sampleDispositions, withoutBoth, 'rules', 'w9')).toEqual(withoutBoth);
  });
});

describe('entries of dispositions', () => {
  it('can be saved, moved and enabled without changing other entries [DM-2]', () => {
    const renamed = saveEntry(sampleDispositions, 'actions', { id: 'd6', name: 'Back to stock' });
    expect(idsOf(renamed, 'actions')).toEqual(idsOf(sampleDispositions, 'actions'));
    expect(renamed.actions[5]).toEqual({ id: 'd6', name: 'Back to stock' });
    expect(idsOf(moveEntry(sampleDispositions, 'rules', 'w2', -1), 'rules')).toEqual(['w2', 'w1', 'w3', 'w4', 'w5']);
    expect(moveEntry(sampleDispositions, 'rules', 'w1', -1)).toBe(sampleDispositions);
    expect(idsOf(arrangeEntries(sampleDispositions, 'rules', ['w5', 'w3']), 'rules')).toEqual([
      'w5',
      'w3',
      'w1',
      'w2',
      'w4',
    ]);
    expect(ruleOf(switchRule(sampleDispositions, 'w5', true), 'w5').active).toBe(true);
  });

  it('have a status relative to the published entries, and removed entries keep their position in the list [DM-2]', () => {
    const pending = moveEntry(switchRule(removeRule(sampleDispositions, 'w3'), 'w5', true), 'rules', 'w2', -1);
    const rows = dispositionRows(
      sampleDispositions,
      saveEntry(pending, 'rules', { ...ruleOf(pending, 'w1'), id: 'w6' }),
      'rules',
    );
    expect(rows.map(({ id, state, place }) => `${id} ${state} ${place}`)).toEqual([
      'w2 moved 1',
      'w3 removed 0',
      'w1 published 2',
      'w4 published 3',
      'w5 changed 4',
      'w6 added 5',
    ]);
  });

  const rule = sampleDispositions.rules[0]!;
  it.each<readonly [string, DispositionList, unknown, string]>([
    ['a blank name', 'actions', { id: 'n', name: ' ' }, 'name-blank'],
    ['a name of 10,000 characters', 'actions', { id: 'n', name: 'x'.repeat(10_000) }, 'name-too-long'],
    ['a name that another entry has in another case', 'actions', { id: 'n', name: ' STOCK ' }, 'name-taken'],
    ['no question', 'attributes', { id: 'n', name: 'Clean', prompt: '' }, 'prompt-blank'],
    [
      'a question that is too long',
      'attributes',
      { id: 'n', name: 'Clean', prompt: '?'.repeat(201) },
      'prompt-too-long',
    ],
    [
      'a condition without categories',
      'groups',
      { id: 'n', name: 'Hats', conditions: [{ fact: 'categories', operator: 'fullMatch', value: [] }] },
      'categories-blank',
    ],
    ['a missing group', 'rules', { ...rule, groupId: 'pg9' }, 'reference-missing'],
    ['a missing action', 'rules', { ...rule, elseActionId: 'q1' }, 'reference-missing'],
    ['no place', 'rules', { ...rule, isWarehouse: false }, 'place-missing'],
    [
      'a duplicate attribute condition',
      'rules',
      { ...rule, conditions: [...rule.conditions, ...rule.conditions] },
      'question-twice',
    ],
  ])('are rejected if an entry has %s [DM-2]', (_, list, entry, kind) => {
    expect(dispositionError(sampleDispositions, list, entry as DispositionRule)).toEqual({ kind });
  });

  it('may have names in any script, limited to a number of graphemes [DM-2]', () => {
    for (const name of ['🧥'.repeat(80), '\u202eStock', 'Ａｃｔｉｏｎ', 'مخزون', '<b>x</b>', '=1+1'])
      expect(dispositionError(sampleDispositions, 'actions', { id: 'n', name })).toBeUndefined();
  });

  it('are rejected if the list of entries would exceed its maximum length [DM-2]', () => {
    const actions = Array.from({ length: DISPOSITION_LIMITS.entries }, (_, nth) => ({
      id: `a${nth}`,
      name: `Action ${nth}`,
    }));
    const full = { ...sampleDispositions, actions };
    expect(dispositionError(full, 'actions', { id: 'n', name: 'One more' })).toEqual({ kind: 'list-full' });
    expect(dispositionError(full, 'actions', { id: 'a0', name: 'Another name' })).toBeUndefined();
    expect(isFitDispositionList('actions', [...actions, { id: 'n', name: 'One more' }])).toBe(false);
    expect(isFitDispositionList('actions', [...actions.slice(1), { id: 'n', name: ' ACTION 7 ' }])).toBe(false);
  });
});
