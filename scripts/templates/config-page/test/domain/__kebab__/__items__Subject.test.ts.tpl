import { describe, expect, it } from 'vitest';
import { editField } from '../../../src/domain/changes/fields/fieldSet.ts';
import { __items__Fields } from '../../../src/domain/__kebab__/__items__Fields.ts';
import { describeChange, isReadable, readChange, valueToUndo, withChanges } from '../../support/changes.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';

const configuration = aCompanyConfiguration();
const on = editField(__items__Fields, configuration, 'isEnabled', true);

describe('__title__ as pending changes', () => {
  it('read as they were written, and as they were once taken back', () => {
    const made = withChanges(configuration, [on]);
    expect(readChange(made, on)).toBe(true);
    const undo = { ...on, value: valueToUndo(on), originalValue: true };
    expect(withChanges(made, [undo])).toEqual(configuration);
  });

  it('take no value of another shape', () => {
    expect(isReadable({ ...on, value: 'yes please' })).toBe(false);
  });

  it('are said in words', () => {
    expect(describeChange(on, { before: configuration, after: withChanges(configuration, [on]) })).toMatchObject({
      title: '__items__.changes.isEnabled',
    });
  });
});
