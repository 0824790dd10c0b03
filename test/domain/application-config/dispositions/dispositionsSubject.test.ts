import { describe, expect, it } from 'vitest';
import { configKey, type ConfigPart } from '../../../../src/domain/application-config/configPart.ts';
import { writePart } from '../../../../src/domain/application-config/configValue.ts';
import { dispositionsIn } from '../../../../src/domain/application-config/dispositions/dispositionsIn.ts';
import {
  dispositionsProblems,
  dispositionsRefusal,
  dispositionsSubject,
} from '../../../../src/domain/application-config/dispositions/dispositionsSubject.ts';
import { dispositionLists } from '../../../../src/domain/dispositions/dispositionLists.ts';
import { sampleDispositions } from '../../../../src/domain/dispositions/sampleDispositions.ts';
import { describeChange } from '../../../support/changes.ts';
import { aCompanyConfiguration } from '../../../support/samples/builders.ts';

const part = (name: 'rules' | 'groups' | 'attributes' | 'actions'): ConfigPart => ({ kind: 'dispositions', name });
const published = dispositionLists.reduce(
  (made, list) => writePart(made, part(list), sampleDispositions[list]),
  aCompanyConfiguration(),
);
const after = writePart(published, part('attributes'), sampleDispositions.attributes.slice(1));

describe('dispositions with a rule that refers to a deleted entry', () => {
  it('cannot be published by the page, and are refused by the service [DM-2]', () => {
    expect(dispositionsProblems({ before: published, after })).toEqual([
      { problem: 'changes.problems.dispositionUnknown', isBlocking: true, setting: configKey(part('rules')) },
    ]);
    expect(dispositionsRefusal(published, after)).toEqual({
      pointer: '/applicationConfig/config/dispositions/rules',
      reason: 'disposition-unknown',
    });
  });

  it('can be published if the published rules already referred to the same deleted entry [DM-2]', () => {
    const more = writePart(after, part('actions'), sampleDispositions.actions.toReversed());
    expect(dispositionsProblems({ before: after, after: more })).toEqual([]);
    expect(dispositionsRefusal(after, more)).toBeUndefined();
    expect(dispositionsRefusal(after, published)).toBeUndefined();
  });
});

describe('dispositions in a configuration', () => {
  it('are read from the configuration as they were written, except for invalid entries [DM-2]', () => {
    expect(dispositionsIn(published)).toEqual(sampleDispositions);
    const invalid = writePart(published, part('rules'), [{ id: 'w1' }, null, sampleDispositions.rules[1]]);
    expect(dispositionsIn(invalid).rules).toEqual([sampleDispositions.rules[1]]);
    expect(dispositionsIn(writePart(published, part('rules'), 'none')).rules).toEqual([]);
  });

  it('are described entry by entry, and a rule is described as a sentence [PC-10] [DM-2]', () => {
    const rules = sampleDispositions.rules;
    const value = [rules[1], { ...rules[0]!, active: false, elseActionId: 'd9' }, rules[2], rules[3]];
    const described = describeChange(
      { type: 'APPLICATION_CONFIG_MERCHANT', key: configKey(part('rules')), value, originalValue: rules },
      { before: published, after: writePart(published, part('rules'), value) },
    );
    expect(described).toMatchObject({
      title: 'changes.titles.dispositionsRules',
      act: 'changed',
      fields: [
        {
          before: {
            kind: 'phrase',
            phrase: { key: 'dispositions.sentences.rule', values: { otherwise: 'Send to Repair' } },
          },
          after: { kind: 'phrase', phrase: { key: 'dispositions.sentences.off' } },
        },
        { before: { kind: 'phrase' }, after: { kind: 'nothing' } },
      ],
      moves: [],
    });
    const moved = [rules[1], rules[0], ...rules.slice(2)];
    expect(
      describeChange(
        { type: 'APPLICATION_CONFIG_MERCHANT', key: configKey(part('rules')), value: moved, originalValue: rules },
        { before: published, after: writePart(published, part('rules'), moved) },
      ),
    ).toMatchObject({ fields: [], moves: [{ kind: 'moved', name: 'Phones', from: 2, to: 1 }] });
    const actions = sampleDispositions.actions.map((action) =>
      action.id === 'd6' ? { ...action, name: 'Shelf' } : action,
    );
    const renamed = describeChange(
      {
        type: 'APPLICATION_CONFIG_MERCHANT',
        key: configKey(part('actions')),
        value: actions,
        originalValue: sampleDispositions.actions,
      },
      { before: published, after: published },
    );
    expect(renamed?.fields).toEqual([
      { before: { kind: 'text', text: 'Stock' }, after: { kind: 'text', text: 'Shelf' } },
    ]);
    const owners = describeChange(
      { type: 'APPLICATION_CONFIG_OWNER', key: configKey(part('actions')), value: actions, originalValue: undefined },
      { before: published, after: published },
    );
    expect(owners?.fields[0]?.after).toMatchObject({ kind: 'list', items: expect.arrayContaining(['Shelf']) });
  });
});

describe('a written list of dispositions', () => {
  const invalid = (list: Parameters<typeof part>[0], value: unknown) =>
    dispositionsSubject.invalid?.([published], writePart(published, part(list), value));

  it.each<readonly [Parameters<typeof part>[0], unknown]>([
    ['actions', [{ id: 'd1', name: 'x'.repeat(81) }]],
    [
      'actions',
      [
        { id: 'd1', name: 'Stock' },
        { id: 'd1', name: 'Repair' },
      ],
    ],
    ['attributes', [{ id: 'q1', name: 'Open' }]],
    ['groups', [{ id: 'pg1', name: 'Shoes', conditions: [{ fact: 'sku', operator: 'fullMatch', value: ['1'] }] }]],
    ['groups', [{ id: 'pg1', name: 'Shoes', conditions: [{ fact: 'categories', operator: 'between', value: ['1'] }] }]],
    ['rules', [{ ...sampleDispositions.rules[0], active: 'yes' }]],
    ['rules', [{ ...sampleDispositions.rules[0], conditions: [{ attributeId: 'q1' }] }]],
    ['rules', 'none'],
  ])('is rejected if the list %s contains %j [DM-2]', (list, value) => {
    expect(invalid(list, value)).toEqual([
      {
        pointer: `/applicationConfig/config/dispositions/${list}`,
        reason: 'validation.invalidValue',
        message: 'validation.invalidValue',
      },
    ]);
  });

  const [first, second, ...others] = sampleDispositions.rules;
  const answer = first!.conditions[0]!;
  const withoutPlace = { ...first!, isWarehouse: false, isStores: false };

  it.each<readonly [Parameters<typeof part>[0], unknown, string]>([
    ['actions', [{ id: 'd1', name: ' ' }], 'nameBlank'],
    ['actions', ['d1', 'd2'].map((id) => ({ id, name: 'Mend' })), 'nameTaken'],
    ['attributes', [{ id: 'q1', name: 'Open', prompt: ' ' }], 'promptBlank'],
    [
      'groups',
      [
        {
          ...sampleDispositions.groups[0],
          name: 'Hats',
          conditions: [{ fact: 'categories', operator: 'fullMatch', value: [] }],
        },
      ],
      'categoriesBlank',
    ],
    ['rules', [{ ...first!, conditions: [answer, answer] }, second, ...others], 'questionTwice'],
    ['rules', [withoutPlace, second, ...others], 'placeMissing'],
  ])('is refused with the messages of the dialog: %s %j as %s [DM-2]', (list, value, error) => {
    const message = `dispositions.errors.${error}`;
    const pointer = `/applicationConfig/config/dispositions/${list}`;
    expect(invalid(list, value)).toEqual([{ pointer, reason: message, message }]);
  });

  it('can keep a published rule that the dialog would no longer accept [DM-2]', () => {
    const publishedInvalid = writePart(published, part('rules'), [withoutPlace, second]);
    const next = writePart(published, part('rules'), [withoutPlace, second, ...others]);
    expect(dispositionsSubject.invalid?.([publishedInvalid], next)).toEqual([]);
  });

  it('can contain an invalid rule that an earlier revision already contained [DM-2]', () => {
    const withInvalid = writePart(published, part('rules'), [{ id: 'w1' }]);
    expect(dispositionsSubject.invalid?.([published, withInvalid], withInvalid)).toEqual([]);
    expect(invalid('rules', sampleDispositions.rules.toReversed())).toEqual([]);
    expect(invalid('rules', [])).toEqual([]);
  });
});
