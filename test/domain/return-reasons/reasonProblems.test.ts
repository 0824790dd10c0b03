import { describe, expect, it } from 'vitest';
import { REASON_ORDER_KEY, reasonKey } from '../../../src/domain/return-reasons/reasonList.ts';
import { reasonProblems } from '../../../src/domain/return-reasons/returnReasonsSubject.ts';
import { MAX_REASONS } from '../../../src/domain/return-reasons/validateReason.ts';
import { aReason, aReturnReasons } from '../../support/samples/builders.ts';

const published = aReturnReasons();
const none = aReturnReasons({ reasons: published.reasons.map((reason) => ({ ...reason, enabled: false })) });

describe('reasonProblems', () => {
  it('warns if customers would no longer see any return reason [PC-10]', () => {
    expect(reasonProblems(published, none)).toEqual([
      { problem: 'changes.problems.noReasonOffered', isBlocking: false, setting: REASON_ORDER_KEY },
    ]);
  });

  it('does not warn if the portal had no reason before, or if return reasons are disabled [PC-10]', () => {
    expect(reasonProblems(none, none)).toEqual([]);
    expect(reasonProblems(published, { ...none, enabled: false })).toEqual([]);
    expect(reasonProblems(published, published)).toEqual([]);
  });

  it('blocks publishing two reasons with the same code, which can result from merging the changes of two users [PB-15]', () => {
    const merged = aReturnReasons({ reasons: [...published.reasons, aReason({ code: 'Size' })] });
    expect(reasonProblems(published, merged)).toEqual([
      { problem: 'changes.problems.reasonCodeTaken', isBlocking: true, code: 'Size', setting: reasonKey('Size') },
    ]);
  });

  it('accepts the maximum number of reasons', () => {
    const reasons = Array.from({ length: MAX_REASONS }, (_, index) => aReason({ code: `CODE${index}` }));
    expect(reasonProblems(published, aReturnReasons({ reasons }))).toEqual([]);
  });

  it('blocks publishing more than the maximum number of reasons [PB-15]', () => {
    const reasons = Array.from({ length: MAX_REASONS + 1 }, (_, index) => aReason({ code: `CODE${index}` }));
    expect(reasonProblems(published, aReturnReasons({ reasons }))).toEqual([
      { problem: 'changes.problems.tooManyReasons', isBlocking: true },
    ]);
  });
});
