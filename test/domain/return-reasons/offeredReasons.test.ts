import { describe, expect, it } from 'vitest';
import { offeredReasons } from '../../../src/domain/return-reasons/reasonList.ts';
import { aReason, aReturnReasons } from '../../support/samples/builders.ts';

describe('offeredReasons', () => {
  it('returns the enabled reasons in order if return reasons are enabled [RS-5]', () => {
    const hidden = aReason({ code: 'GIFT', enabled: false });
    const reasons = [hidden, ...aReturnReasons().reasons];
    expect(offeredReasons(aReturnReasons({ reasons })).map(({ code }) => code)).toEqual(['SIZE', 'DAMAGED', 'MIND']);
  });

  it('returns no reasons if return reasons are disabled or missing [RS-5]', () => {
    expect(offeredReasons(aReturnReasons({ enabled: false }))).toEqual([]);
    expect(offeredReasons(aReturnReasons({ reasons: [] }))).toEqual([]);
    expect(offeredReasons(aReturnReasons({ reasons: [aReason({ enabled: false })] }))).toEqual([]);
  });
});
