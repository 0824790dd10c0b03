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

/** The change as it is described with nothing else pending, or with others beside it. */
function describeAlone(change: PendingChange, ...others: readonly PendingChange[]): ChangeDescription {
  const before = aCompanyConfiguration({}, published);
  return describeOwned(change, { before, after: withChanges(before, [change, ...others]) });
}

describe('a change of return reasons in words', () => {
  it('says what is worth saying about a reason that is new, and where it stands [PC-10]', () => {
    expect(describeAlone(saveReason(published, aReason({ code: 'NEW', paymentRequirements: ['Photo'] })))).toEqual({
      title: 'reason',
      code: 'NEW',
      act: 'added',
      fields: [
        { field: 'text', before: nothing, after: text('Too small') },
        { field: 'payer', before: nothing, after: label('merchantPays') },
        { field: 'asks', before: nothing, after: { kind: 'list', items: ['Photo'] } },
      ],
      moves: [{ kind: 'placed', position: 4 }],
    });
  });

  it('says of a new reason that it is not offered [PC-10]', () => {
    const { fields } = describeAlone(saveReason(published, aReason({ code: 'NEW', enabled: false })));
    expect(fields.at(-1)).toEqual({ field: 'offered', before: nothing, after: label('notOffered') });
  });

  it.each([
    [{ paymentRequired: true }, { field: 'payer', before: label('merchantPays'), after: label('customerPays') }],
    [{ enabled: false }, { field: 'offered', before: label('offered'), after: label('notOffered') }],
    [
      { paymentRequirements: ['Photo'] },
      { field: 'asks', before: label('asksNothing'), after: { kind: 'list', items: ['Photo'] } },
    ],
  ])('says of a changed reason only what changed, and what it is called: %j [PC-10]', (more, field) => {
    expect(describeAlone(saveReason(published, aReason(more)))).toEqual({
      title: 'reason',
      code: 'SIZE',
      name: 'Too small',
      act: 'changed',
      fields: [field],
      moves: [],
    });
  });

  it('does not repeat the text of a reason whose text changed [PC-10]', () => {
    const description = describeAlone(saveReason(published, aReason({ description: 'Else' })));
    expect(description).toMatchObject({
      fields: [{ field: 'text', before: text('Too small'), after: text('Else') }],
    });
    expect(description.name).toBeUndefined();
  });

  it('says which text goes with a removed reason [PC-10]', () => {
    expect(describeAlone(removeReason(published, 'MIND'))).toMatchObject({
      act: 'removed',
      code: 'MIND',
      fields: [{ field: 'text', before: text('Changed my mind'), after: nothing }],
    });
  });

  it('tells the order as the fewest reasons that moved, by their texts [PC-10]', () => {
    const order = arrangeReasons(published, new Map(), ['MIND', 'SIZE', 'DAMAGED']);
    expect(describeAlone(order)).toMatchObject({
      title: 'reasonOrder',
      fields: [
        {
          before: { items: ['Too small', 'Arrived damaged', 'Changed my mind'] },
          after: { items: ['Changed my mind', 'Too small', 'Arrived damaged'] },
        },
      ],
      moves: [{ kind: 'moved', name: 'Changed my mind', from: 3, to: 1 }],
    });
  });

  it('names a moved reason that is renamed as well by its new text [PC-10]', () => {
    const order = arrangeReasons(published, new Map(), ['MIND', 'SIZE', 'DAMAGED']);
    const renamed = saveReason(published, aReason({ code: 'MIND', description: 'No longer wanted' }));
    expect(describeAlone(order, renamed).moves).toEqual([{ kind: 'moved', name: 'No longer wanted', from: 3, to: 1 }]);
  });

  it('shows switch and pattern before and after [PC-10]', () => {
    expect(describeAlone(switchReasons(published, false))).toMatchObject({
      title: 'changes.titles.reasonSwitch',
      fields: [{ before: label('on'), after: label('off') }],
    });
    expect(describeAlone(changePattern(published, '^b$'))).toMatchObject({
      title: 'changes.titles.reasonPattern',
      fields: [{ before: { pattern: '^a$' }, after: { pattern: '^b$' } }],
    });
  });
});
