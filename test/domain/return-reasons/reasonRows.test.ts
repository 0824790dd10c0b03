import { describe, expect, it } from 'vitest';
import { reasonRows } from '../../../src/domain/return-reasons/reasonRows.ts';
import { aReason, aReturnReasons } from '../../support/samples/builders.ts';

const published = aReturnReasons();
const [size, damaged, mind] = published.reasons as [
  ReturnType<typeof aReason>,
  ReturnType<typeof aReason>,
  ReturnType<typeof aReason>,
];
const rowsWith = (...reasons: ReturnType<typeof aReason>[]) =>
  reasonRows(published, { ...published, reasons }).map(({ code, state }) => `${code} ${state}`);

describe('reasons as they will be, beside those that are published', () => {
  it('are in pending order, each with how it differs [RS-1]', () => {
    const late = aReason({ code: 'LATE' });
    expect(rowsWith(late, size, { ...damaged, description: 'Broken' }, mind)).toEqual([
      'LATE added',
      'SIZE published',
      'DAMAGED changed',
      'MIND published',
    ]);
    expect(rowsWith(mind, size, damaged)).toEqual(['MIND moved', 'SIZE published', 'DAMAGED published']);
  });

  it('keep a removed one where it was, as it is published', () => {
    expect(rowsWith(size, mind)).toEqual(['SIZE published', 'DAMAGED removed', 'MIND published']);
    expect(rowsWith()).toEqual(['SIZE removed', 'DAMAGED removed', 'MIND removed']);
  });
});
