import { describe, expect, it } from 'vitest';
import { productOf, type CompanyConfiguration } from '../../../src/domain/company/companyConfiguration.ts';
import { removeReason, saveReason } from '../../../src/domain/return-reasons/reasonEdits.ts';
import type { ReturnReason } from '../../../src/domain/company/parts/returnReason.ts';
import { aChange, aCompanyConfiguration, aReason, aReturnReasons } from '../../support/samples/builders.ts';
import { describeConflict, withChanges } from '../../support/changes.ts';

const read = aCompanyConfiguration();
const original = aReturnReasons();
const text = (value: string) => ({ kind: 'text', text: value });
const label = (value: string) => ({ kind: 'label', label: value });

/** Configuration published by another user (`theirs`), and the local user’s pending change (`mine`) of the same key. */
const groundOf = (theirs: CompanyConfiguration, mine: ReturnType<typeof saveReason>) => ({
  before: theirs,
  after: withChanges(theirs, [mine]),
});
const sizeIn = (configuration: CompanyConfiguration): ReturnReason | undefined =>
  productOf(configuration).returnReasons?.reasons.find(({ code }) => code === 'SIZE');

describe('describeConflict', () => {
  it('shows the local and the published value of a reason, and the original value once [PB-15]', () => {
    const mine = saveReason(original, aReason({ description: 'Mine', enabled: false }));
    const theirs = withChanges(read, [saveReason(original, aReason({ description: 'Theirs', paymentRequired: true }))]);
    const conflict = { mine, theirs: sizeIn(theirs) };
    expect(describeConflict(conflict, groundOf(theirs, mine))).toEqual({
      mine: {
        title: 'changes.titles.reason',
        code: 'SIZE',
        label: 'Mine',
        act: 'changed',
        fields: [
          { field: 'changes.fields.text', before: text('Too small'), after: text('Mine') },
          {
            field: 'changes.fields.offered',
            before: label('changes.values.offered'),
            after: label('changes.values.notOffered'),
          },
        ],
        moves: [],
      },
      theirs: {
        title: 'changes.titles.reason',
        code: 'SIZE',
        label: 'Theirs',
        act: 'changed',
        fields: [
          { field: 'changes.fields.text', before: text('Too small'), after: text('Theirs') },
          {
            field: 'changes.fields.payer',
            before: label('changes.values.merchantPays'),
            after: label('changes.values.customerPays'),
          },
        ],
        moves: [],
      },
      originals: [
        { field: 'changes.fields.text', before: text('Too small'), after: text('Mine') },
        {
          field: 'changes.fields.offered',
          before: label('changes.values.offered'),
          after: label('changes.values.notOffered'),
        },
        {
          field: 'changes.fields.payer',
          before: label('changes.values.merchantPays'),
          after: label('changes.values.customerPays'),
        },
      ],
    });
  });

  it('shows that another user removed the reason that the local change edits [PB-15]', () => {
    const mine = saveReason(original, aReason({ description: 'Mine' }));
    const theirs = withChanges(read, [removeReason(original, 'SIZE')]);
    expect(describeConflict({ mine, theirs: undefined }, groundOf(theirs, mine))).toMatchObject({
      mine: { act: 'changed' },
      theirs: {
        act: 'removed',
        fields: [{ field: 'changes.fields.text', before: text('Too small'), after: { kind: 'nothing' } }],
      },
    });
  });

  it('shows the published position of a reason that both users added [PB-15]', () => {
    const mine = saveReason(original, aReason({ code: 'NEW', description: 'Mine' }));
    const added = aReason({ code: 'NEW', description: 'Theirs' });
    const theirs = withChanges(read, [saveReason(original, added)]);
    expect(describeConflict({ mine, theirs: added }, groundOf(theirs, mine))?.theirs).toMatchObject({
      act: 'added',
      moves: [{ kind: 'placed', position: 4 }],
    });
  });

  it('returns undefined for an unknown key', () => {
    const context = { before: read, after: read };
    expect(describeConflict({ mine: aChange('unknown', 1), theirs: 2 }, context)).toBeUndefined();
  });
});
