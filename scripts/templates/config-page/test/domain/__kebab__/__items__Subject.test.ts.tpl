import { describe, expect, it } from 'vitest';
import { editField } from '../../../src/domain/changes/fields/fieldSet.ts';
import { __items__Fields } from '../../../src/domain/__kebab__/__items__Fields.ts';
import { describeChange, isReadable, readChange, valueToUndo, withChanges } from '../../support/changes.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';

const configuration = aCompanyConfiguration();
const on = editField(__items__Fields, configuration, 'isEnabled', true);

describe('pending changes of __title__', () => {
  it('are applied to the configuration, and undo restores it', () => {
    const changed = withChanges(configuration, [on]);
    expect(readChange(changed, on)).toBe(true);
    const undo = { ...on, value: valueToUndo(on), originalValue: true };
    expect(withChanges(changed, [undo])).toEqual(configuration);
  });

  it('cannot be read if the value has a wrong type', () => {
    expect(isReadable({ ...on, value: 'yes please' })).toBe(false);
  });

  it('have a title in words', () => {
    expect(describeChange(on, { before: configuration, after: withChanges(configuration, [on]) })).toMatchObject({
      title: '__items__.changes.isEnabled',
    });
  });
});
