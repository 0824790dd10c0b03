import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChangeContext } from '../../../../src/domain/changes/changeDescription.ts';
import {
  displayList,
  displayNumber,
  displayPattern,
  displaySwitch,
  displayText,
} from '../../../../src/domain/changes/displays.ts';
import { describeFields } from '../../../../src/domain/changes/fields/describeFields.ts';
import { configurationField, productField } from '../../../../src/domain/changes/fields/field.ts';
import { editField, fieldSet, readField } from '../../../../src/domain/changes/fields/fieldSet.ts';
import { fieldsSubject } from '../../../../src/domain/changes/fields/fieldsSubject.ts';
import type { PendingChange } from '../../../../src/domain/changes/pendingChange.ts';
import { REMOVED } from '../../../../src/domain/changes/removal.ts';
import type { CompanyConfiguration } from '../../../../src/domain/company/companyConfiguration.ts';
import { deepEqual } from '../../../../src/domain/shared/deepEqual.ts';
import { isTextList } from '../../../../src/domain/shared/shapes.ts';
import type { ValueRule } from '../../../../src/domain/shared/valueRule.ts';
import { switchRule, textRule } from '../../../../src/domain/validation/valueRules.ts';
import { aChange, aCompanyConfiguration } from '../../../support/samples/builders.ts';

const isDays = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

const days: ValueRule<number> = { shape: isDays, expects: 'a number of days' };
const text = textRule({});
const texts: ValueRule<readonly string[]> = { shape: isTextList, expects: 'a list of texts' };

const set = fieldSet({
  type: 'COMPANY',
  prefix: 'sample.',
  fields: {
    asksOrder: productField(['form', 'asksOrder'], switchRule),
    heading: productField(['form', 'heading'], text),
    pattern: productField(['form', 'patterns', 'order'], text),
    dueDays: configurationField(['limits', 'dueDays'], days),
    hooks: configurationField(['hooks'], texts),
  },
});
const subject = fieldsSubject(set);
const describeSample = describeFields(set, {
  asksOrder: { title: 'sample.asksOrder', display: displaySwitch },
  heading: { title: 'sample.heading', display: displayText },
  pattern: { title: 'sample.pattern', display: displayPattern },
  dueDays: { title: 'sample.dueDays', display: displayNumber('day') },
  hooks: { title: 'sample.hooks', display: displayList },
});

const holding = (form?: object, more: object = {}): CompanyConfiguration => ({
  ...aCompanyConfiguration(),
  products: { RETURNS_PORTAL: { enabled: true, ...(form && { form }) } },
  ...more,
});
const empty = holding();

function parsed(change: PendingChange) {
  const read = subject.parse(change);
  if (!read) throw new Error(`not read: ${JSON.stringify(change)}`);
  return read;
}
const made = (base: CompanyConfiguration, ...changes: readonly PendingChange[]) =>
  subject.apply(base, changes.map(parsed));
const described = (change: PendingChange, context: Partial<ChangeContext> = {}) =>
  describeSample(parsed(change), { before: empty, after: empty, ...context });

describe('fieldsSubject', () => {
  it('changes one field by its own key, without affecting other fields [PC-3]', () => {
    const published = holding({ heading: 'Return', other: 1 });
    const change = editField(set, published, 'asksOrder', true);
    expect(change).toEqual({ type: 'COMPANY', key: 'sample.asksOrder', value: true, originalValue: undefined });
    expect(made(published, change)).toEqual(holding({ heading: 'Return', other: 1, asksOrder: true }));
    expect(readField(set, made(published, change), 'asksOrder')).toBe(true);
    expect(readField(set, published, 'asksOrder')).toBe(false);
    expect(readField(set, published, 'pattern')).toBeUndefined();
  });

  it('removes a value that the user emptied, and removes objects that then become empty [PC-3]', () => {
    const published = holding({ patterns: { order: '^A' } }, { hooks: ['https://a.example'] });
    const changes = [editField(set, published, 'pattern', ''), editField(set, published, 'hooks', [])];
    expect(changes.map(({ value }) => value)).toEqual([REMOVED, REMOVED]);
    expect(made(published, ...changes)).toEqual(empty);
  });

  it('creates no change if the new value is the default of a field without a value [PC-3]', () => {
    expect(editField(set, empty, 'asksOrder', false).value).toBeUndefined();
    expect(editField(set, empty, 'heading', '').value).toBeUndefined();
    expect(editField(set, holding({ asksOrder: true }), 'asksOrder', false).value).toBe(false);
  });

  it.each([
    ['another type', { ...aChange('sample.heading', 'x'), type: 'RULES' as const }],
    ['an unknown field', aChange('sample.other', 'x')],
    ['another prefix', aChange('heading', 'x')],
    ['a malformed value', aChange('sample.heading', 5)],
    ['no value', aChange('sample.heading', undefined, 'x')],
    ['a value beyond its limits', aChange('sample.dueDays', -1)],
  ])('rejects a change with %s', (_, change) => {
    expect(subject.parse(change)).toBeUndefined();
  });

  it('can change a field although its published value is invalid', () => {
    const published = holding(undefined, { limits: { dueDays: 'soon' } });
    const change = editField(set, published, 'dueDays', 14);
    expect(made(published, change)).toEqual(holding(undefined, { limits: { dueDays: 14 } }));
    expect(described(change)).toMatchObject({ act: 'changed', fields: [{ before: { kind: 'nothing' } }] });
    // Restoring creates no change for the invalid value, because the service would refuse it.
    expect(subject.difference(made(published, change), published)).toEqual([]);
  });

  const forms = fc.record(
    {
      asksOrder: fc.boolean(),
      heading: fc.constantFrom('Return', 'Send back', 'removed'),
      patterns: fc.record({ order: fc.constantFrom('^A', '^B') }),
    },
    { requiredKeys: [] },
  );
  const configurations = fc
    .record(
      {
        form: forms,
        limits: fc.record({ dueDays: fc.nat(30) }),
        hooks: fc.array(fc.constantFrom('a', 'b'), { minLength: 1 }),
      },
      { requiredKeys: [] },
    )
    .map(({ form, ...more }) => holding(form && Object.keys(form).length > 0 ? form : undefined, more))
    .map((configuration) => ({ limits: {}, ...configuration }));

  it('finds the changes that transform one configuration into another, and can undo each of these changes [PB-16]', () => {
    fc.assert(
      fc.property(configurations, configurations, (from, to) => {
        const changes = subject.difference(from, to);
        expect(deepEqual(made(from, ...changes), to)).toBe(true);
        for (const change of changes.map(parsed)) {
          expect(deepEqual(subject.read(from, change), change.originalValue)).toBe(true);
          const back = { ...change, value: subject.valueToUndo(change) };
          expect(deepEqual(subject.read(made(made(from, change), back), change), change.originalValue)).toBe(true);
        }
      }),
    );
  });

  it('describes the change of a field according to the type of the field', () => {
    const published = holding({ heading: 'Return' }, { limits: { dueDays: 14 } });
    expect(described(editField(set, published, 'asksOrder', true))).toEqual({
      title: 'sample.asksOrder',
      act: 'changed',
      fields: [
        {
          before: { kind: 'label', label: 'changes.values.off' },
          after: { kind: 'label', label: 'changes.values.on' },
        },
      ],
      moves: [],
    });
    expect(described(editField(set, published, 'heading', ''))).toMatchObject({
      act: 'removed',
      fields: [{ before: { kind: 'text', text: 'Return' }, after: { kind: 'nothing' } }],
    });
    expect(described(editField(set, published, 'pattern', '^A'))).toMatchObject({
      act: 'added',
      fields: [{ before: { kind: 'nothing' }, after: { kind: 'pattern', pattern: '^A' } }],
    });
    expect(described(editField(set, published, 'dueDays', 30)).fields).toEqual([
      { before: { kind: 'number', value: 14, unit: 'day' }, after: { kind: 'number', value: 30, unit: 'day' } },
    ]);
    expect(described(editField(set, published, 'hooks', ['a'])).fields[0]?.after).toEqual({
      kind: 'list',
      items: ['a'],
    });
  });
});
