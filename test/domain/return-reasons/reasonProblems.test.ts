import { describe, expect, it } from 'vitest';
import { REASON_ORDER_KEY, reasonKey } from '../../../src/domain/return-reasons/reasonKey.ts';
import { reasonProblems } from '../../../src/domain/return-reasons/reasonProblems.ts';
import { MAX_REASONS } from '../../../src/domain/return-reasons/validateReason.ts';
import { aReason, aReturnReasons } from '../../support/samples/builders.ts';

const published = aReturnReasons();
const none = aReturnReasons({ reasons: published.reasons.map((reason) => ({ ...reason, enabled: false })) });

describe('problems of return reasons before they are published', () => {
  it('warns when the last offered reason goes and customers would see no field any more [PC-10]', () => {
    expect(reasonProblems(published, none)).toEqual([
      { problem: 'changes.problems.noReasonOffered', isBlocking: false, setting: REASON_ORDER_KEY },
    ]);
  });

  it('warns of nothing that was so before, or that is switched off on purpose [PC-10]', () => {
    expect(reasonProblems(none, none)).toEqual([]);
    expect(reasonProblems(published, { ...none, enabled: false })).toEqual([]);
    expect(reasonProblems(published, published)).toEqual([]);
  });

  it('lets no two reasons with one code go live, as a merge can bring about [PB-15]', () => {
    const merged = aReturnReasons({ reasons: [...published.reasons, aReason({ code: 'Size' })] });
    expect(reasonProblems(published, merged)).toEqual([
      { problem: 'changes.problems.reasonCodeTaken', isBlocking: true, code: 'Size', setting: reasonKey('Size') },
    ]);
  });

  it('lets exactly as many reasons go live as there may be', () => {
    const reasons = Array.from({ length: MAX_REASONS }, (_, index) => aReason({ code: `CODE${index}` }));
    expect(reasonProblems(published, aReturnReasons({ reasons }))).toEqual([]);
  });

  it('lets no more reasons go live than there may be [PB-15]', () => {
    const reasons = Array.from({ length: MAX_REASONS + 1 }, (_, index) => aReason({ code: `CODE${index}` }));
    expect(reasonProblems(published, aReturnReasons({ reasons }))).toEqual([
      { problem: 'changes.problems.tooManyReasons', isBlocking: true },
    ]);
  });
});
