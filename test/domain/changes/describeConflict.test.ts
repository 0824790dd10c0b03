import { describe, expect, it } from 'vitest';
import { productOf, type CompanyConfiguration } from '../../../src/domain/company/companyConfiguration.ts';
import { removeReason, saveReason } from '../../../src/domain/return-reasons/reasonEdits.ts';
import type { ReturnReason } from '../../../src/domain/company/parts/returnReason.ts';
import { aChange, aCompanyConfiguration, aReason, aReturnReasons } from '../../support/samples/builders.ts';
import { describeConflict, withChanges } from '../../support/changes.ts';

const read = aCompanyConfiguration();
const original = aReturnReasons();
const text = (value: string) => ({ kind: 'text', text: value });
const label = (value: string) => ({ kind: 'label', label: `changes.values.${value}` });
const field = (name: string, before: object, after: object) => ({ field: `changes.fields.${name}`, before, after });

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
    const myText = field('text', text('Too small'), text('Mine'));
    const theirText = field('text', text('Too small'), text('Theirs'));
    const offered = field('offered', label('offered'), label('notOffered'));
    const payer = field('payer', label('merchantPays'), label('customerPays'));
    const changed = { title: 'changes.titles.reason', code: 'SIZE', act: 'changed', moves: [] };
    expect(describeConflict(conflict, groundOf(theirs, mine))).toEqual({
      mine: { ...changed, label: 'Mine', fields: [myText, offered] },
      theirs: { ...changed, label: 'Theirs', fields: [theirText, payer] },
      originals: [myText, offered, payer],
    });
  });

  it('shows that another user removed the reason that the local change edits [PB-15]', () => {
    const mine = saveReason(original, aReason({ description: 'Mine' }));
    const theirs = withChanges(read, [removeReason(original, 'SIZE')]);
    expect(describeConflict({ mine, theirs: undefined }, groundOf(theirs, mine))).toMatchObject({
      mine: { act: 'changed' },
      theirs: {
        act: 'removed',
        fields: [field('text', text('Too small'), { kind: 'nothing' })],
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
