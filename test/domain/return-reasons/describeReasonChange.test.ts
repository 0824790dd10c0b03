import { describe, expect, it } from 'vitest';
import type { ChangeDescription } from '../../../src/domain/changes/changeDescription.ts';
import type { PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import {
  arrangeReasons,
  changePattern,
  removeReason,
  saveReason,
  switchReasons,
} from '../../../src/domain/return-reasons/reasonEdits.ts';
import { describeOwned, withChanges } from '../../support/changes.ts';
import { aCompanyConfiguration, aReason, aReturnReasons } from '../../support/samples/builders.ts';

const published = aReturnReasons({ validationRegex: '^a$' });
const text = (words: string) => ({ kind: 'text', text: words });
const label = (name: string) => ({ kind: 'label', label: name });
const nothing = { kind: 'nothing' };

/** Description of the change `change` after `change` and the changes in `others` are applied. */
function describeAlone(change: PendingChange, ...others: readonly PendingChange[]): ChangeDescription {
  const before = aCompanyConfiguration({}, published);
  return describeOwned(change, { before, after: withChanges(before, [change, ...others]) });
}

describe('the description of a change of return reasons', () => {
  it('lists all fields of a new reason and its position [PC-10]', () => {
    expect(describeAlone(saveReason(published, aReason({ code: 'NEW', paymentRequirements: ['Photo'] })))).toEqual({
      title: 'changes.titles.reason',
      code: 'NEW',
      label: 'Too small',
      act: 'added',
      fields: [
        { field: 'changes.fields.text', before: nothing, after: text('Too small') },
        { field: 'changes.fields.payer', before: nothing, after: label('changes.values.merchantPays') },
        { field: 'changes.fields.asks', before: nothing, after: { kind: 'list', items: ['Photo'] } },
      ],
      moves: [{ kind: 'placed', position: 4 }],
    });
  });

  it('states that a new reason is disabled [PC-10]', () => {
    const { fields } = describeAlone(saveReason(published, aReason({ code: 'NEW', enabled: false })));
    expect(fields.at(-1)).toEqual({
      field: 'changes.fields.offered',
      before: nothing,
      after: label('changes.values.notOffered'),
    });
  });

  it.each([
    [
      { paymentRequired: true },
      {
        field: 'changes.fields.payer',
        before: label('changes.values.merchantPays'),
        after: label('changes.values.customerPays'),
      },
    ],
    [
      { enabled: false },
      {
        field: 'changes.fields.offered',
        before: label('changes.values.offered'),
        after: label('changes.values.notOffered'),
      },
    ],
    [
      { paymentRequirements: ['Photo'] },
      {
        field: 'changes.fields.asks',
        before: label('changes.values.asksNothing'),
        after: { kind: 'list', items: ['Photo'] },
      },
    ],
  ])('lists the text of the reason and only its changed fields: %j [PC-10]', (more, field) => {
    expect(describeAlone(saveReason(published, aReason(more)))).toEqual({
      title: 'changes.titles.reason',
      code: 'SIZE',
      name: 'Too small',
      label: 'Too small',
      act: 'changed',
      fields: [field],
      moves: [],
    });
  });

  it('does not use the text of the reason as title if the text itself changed [PC-10]', () => {
    const description = describeAlone(saveReason(published, aReason({ description: 'Else' })));
    expect(description).toMatchObject({
      fields: [{ field: 'changes.fields.text', before: text('Too small'), after: text('Else') }],
    });
    expect(description.name).toBeUndefined();
  });

  it('contains the text of a removed reason [PC-10]', () => {
    expect(describeAlone(removeReason(published, 'MIND'))).toMatchObject({
      act: 'removed',
      code: 'MIND',
      fields: [{ field: 'changes.fields.text', before: text('Changed my mind'), after: nothing }],
    });
  });

  it('lists the smallest set of moved reasons that explains the new order [PC-10]', () => {
    const order = arrangeReasons(published, new Map(), ['MIND', 'SIZE', 'DAMAGED']);
    expect(describeAlone(order)).toMatchObject({
      title: 'changes.titles.reasonOrder',
      fields: [
        {
          before: { items: ['Too small', 'Arrived damaged', 'Changed my mind'] },
          after: { items: ['Changed my mind', 'Too small', 'Arrived damaged'] },
        },
      ],
      moves: [{ kind: 'moved', name: 'Changed my mind', from: 3, to: 1 }],
    });
  });

  it('uses the new text of a reason that was both moved and renamed [PC-10]', () => {
    const order = arrangeReasons(published, new Map(), ['MIND', 'SIZE', 'DAMAGED']);
    const renamed = saveReason(published, aReason({ code: 'MIND', description: 'No longer wanted' }));
    expect(describeAlone(order, renamed).moves).toEqual([{ kind: 'moved', name: 'No longer wanted', from: 3, to: 1 }]);
  });

  it('contains the old and the new value of the switch and of the pattern [PC-10]', () => {
    expect(describeAlone(switchReasons(published, false))).toMatchObject({
      title: 'changes.titles.reasonSwitch',
      fields: [{ before: label('changes.values.on'), after: label('changes.values.off') }],
    });
    expect(describeAlone(changePattern(published, '^b$'))).toMatchObject({
      title: 'changes.titles.reasonPattern',
      fields: [{ before: { pattern: '^a$' }, after: { pattern: '^b$' } }],
    });
  });
});
