import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REMOVED } from '../../../../src/domain/changes/removal.ts';
import type { PendingChange } from '../../../../src/domain/changes/pendingChange.ts';
import { archiveRule, saveRule } from '../../../../src/domain/rules/changes/ruleEdits.ts';
import { temporaryId } from '../../../../src/domain/publishing/createdIds.ts';
import { ruleKey } from '../../../../src/domain/rules/changes/ruleList.ts';
import { returnRulesSubject } from '../../../../src/domain/rules/changes/returnRulesSubject.ts';
import type { CompanyConfiguration } from '../../../../src/domain/company/companyConfiguration.ts';
import { aCompanyConfiguration } from '../../../support/samples/builders.ts';
import { anyRule, anyRules, RUNS } from '../arbitraryRules.ts';
import { anException, aRule, documentOf, withRules } from '../aRule.ts';
import { acceptingUnparsed, isReadable, withChanges } from '../../../support/changes.ts';

const subject = acceptingUnparsed(returnRulesSubject);

const named = anyRules(anyRule(), 5).map((rules) => rules.map((rule, nth) => ({ ...rule, ruleId: `r${nth}` })));
const byId = ({ rulesConfig }: CompanyConfiguration) => new Map(rulesConfig?.map((rule) => [rule.ruleId, rule]));
const environment = { before: withRules(), after: withRules() };

describe('pending changes of return rules', () => {
  it('set exactly the written rule, and undoing a change restores the original rules [RL-4] [PC-3]', () => {
    fc.assert(
      fc.property(named, anyRule(), fc.nat(6), (rules, rule, nth) => {
        const published = withRules(...rules);
        const change = saveRule(published, { ...rule, ruleId: `r${nth}` });
        const made = withChanges(published, [change]);
        expect(subject.read(made, change)).toEqual(change.value);
        const undo: PendingChange = { ...change, value: subject.valueToUndo(change), originalValue: change.value };
        const undone = withChanges(made, [undo]);
        expect(subject.read(undone, change)).toEqual(change.originalValue);
        expect(JSON.stringify(undone)).toBe(JSON.stringify(published));
      }),
      { numRuns: RUNS },
    );
  });

  it('are not created for a rule that means the same as the published rule in another format [PC-3]', () => {
    const { rule, ...rest } = documentOf(aRule('r1'));
    const conditions = { all: [{ fact: 'tags', operator: 'fullMatch', value: 'sale' }] };
    const document = { ...rest, isDefault: false, noted: 'by another hand', rule: { ...rule, conditions } };
    const published = { ...withRules(), rulesConfig: [document] };
    expect(saveRule(published, aRule('r1'))).toMatchObject({ value: document, originalValue: document });
    const renamed = saveRule(published, aRule('r1', { name: 'Sale' }));
    expect(renamed.value).toMatchObject({ ruleDescription: 'Sale', noted: 'by another hand' });
    expect(renamed.value).not.toHaveProperty('isDefault');
  });

  it('archive a published rule by a removal marker, and have no value for an unpublished rule [RL-5]', () => {
    const published = withRules(aRule('r1'), aRule('r2'));
    const change = archiveRule(published, 'r1');
    expect(change).toMatchObject({ type: 'RULES', key: 'rules.rule.r1', value: REMOVED });
    expect(withChanges(published, [change]).rulesConfig).toEqual([documentOf(aRule('r2'))]);
    const restored = withChanges(withChanges(published, [change]), [{ ...change, value: subject.valueToUndo(change) }]);
    expect(restored.rulesConfig).toContainEqual(documentOf(aRule('r1')));
    expect(archiveRule(published, temporaryId('1')).value).toBeUndefined();
  });

  it('transform any list of rules into any other [PB-16]', () => {
    const lists = fc.tuple(named, named, fc.nat(5));
    fc.assert(
      fc.property(lists, ([theirs, mine, kept]) => {
        const from = withRules(...theirs);
        const to = withRules(...mine.slice(0, kept), ...theirs.slice(kept));
        const changes = subject.difference(from, to);
        expect(byId(withChanges(from, changes))).toEqual(byId(to));
        expect(changes.every(isReadable)).toBe(true);
        expect(subject.difference(to, to)).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  it('contain for an added rule the id of the rule before which it is inserted [PB-16]', () => {
    const all = withRules(aRule('r1'), aRule('r2'), aRule('r3'));
    expect(subject.difference(withRules(aRule('r1'), aRule('r3')), all)).toMatchObject([
      { key: 'rules.rule.r2', valueId: 'r3' },
    ]);
    const [last] = subject.difference(withRules(aRule('r1'), aRule('r2')), all);
    expect(last).not.toHaveProperty('valueId');
    expect(subject.apply(aCompanyConfiguration(), [])).toEqual(aCompanyConfiguration());
    expect(subject.problems?.({ before: aCompanyConfiguration(), after: aCompanyConfiguration() })).toEqual([]);
  });

  it('never add a rule that this release cannot read, but can remove such a rule [PB-16]', () => {
    const none = withRules();
    const { rule, ...rest } = documentOf(aRule('r1'));
    const unreadable = { ...none, rulesConfig: [{ ...rest, rule: { ...rule, event: { type: 'odd', params: {} } } }] };
    expect(subject.difference(none, unreadable)).toEqual([]);
    expect(subject.difference(unreadable, none).map(({ value }) => value)).toEqual([REMOVED]);
  });

  it.each<readonly [string, Partial<PendingChange>]>([
    ['a malformed value', { value: { ruleId: 'r1' } }],
    ['an event of another type', { value: { ...documentOf(aRule('r1')), ruleType: 'RETURN_WINDOWS' } }],
    ['a value of null', { value: null }],
    ['an original of null', { originalValue: null }],
    ['a name that is not a text', { value: { ...documentOf(aRule('r1')), ruleDescription: 5 } }],
    ['only a name', { value: { ruleId: 'r1', ruleDescription: 'Sale' } }],
    ['another rule’s original', { originalValue: documentOf(aRule('r2')) }],
  ])('are rejected if the change has %s', (_, more) => {
    const change = saveRule(withRules(), aRule('r1'));
    expect(isReadable(change)).toBe(true);
    expect(isReadable({ ...change, ...more })).toBe(false);
  });

  it('can archive a rule whose format this release cannot read', () => {
    const change = { type: 'RULES', key: ruleKey('r1'), value: REMOVED, originalValue: { ruleId: 'r1', odd: 1 } };
    expect(isReadable(change as PendingChange)).toBe(true);
  });

  it('cause one blocking problem for each duplicate name or exception [RL-6]', () => {
    expect(subject.problems?.(environment)).toEqual([]);
    const before = withRules(aRule('r1', { name: 'Sale' }));
    const after = withRules(
      aRule('r1', { name: 'Sale' }),
      aRule('r2', { name: ' sale ' }),
      anException('r3', ['A-1', 'b-2']),
      anException('r4', ['B-2 ']),
    );
    expect(subject.problems?.({ before, after })).toEqual([
      { problem: 'changes.problems.ruleNameTaken', isBlocking: true, code: 'sale', setting: ruleKey('r2') },
      { problem: 'changes.problems.exceptionTaken', isBlocking: true, code: 'B-2', setting: ruleKey('r4') },
    ]);
  });

  it('cause a blocking problem if the resulting number of rules exceeds the maximum', () => {
    const many = withRules(...Array.from({ length: 2001 }, (_, nth) => aRule(`r${nth}`)));
    const fewer = withRules(...Array.from({ length: 2000 }, (_, nth) => aRule(`r${nth}`)));
    expect(subject.problems?.({ before: fewer, after: many })).toEqual([
      { problem: 'changes.problems.tooManyRules', isBlocking: true },
    ]);
    expect(subject.problems?.({ before: many, after: many })).toEqual([]);
    expect(subject.problems?.({ before: withRules(), after: fewer })).toEqual([]);
  });
});
