import { describe, expect, it } from 'vitest';
import { offeredReasons } from '../../../src/domain/return-reasons/reasonList.ts';
import { aReason, aReturnReasons } from '../../support/samples/builders.ts';

describe('offeredReasons', () => {
  it('lists every offered reason in order while reasons are enabled [RS-5]', () => {
    const hidden = aReason({ code: 'GIFT', enabled: false });
    const reasons = [hidden, ...aReturnReasons().reasons];
    expect(offeredReasons(aReturnReasons({ reasons })).map(({ code }) => code)).toEqual(['SIZE', 'DAMAGED', 'MIND']);
  });

  it('is empty if reasons are disabled, missing or not offered [RS-5]', () => {
    expect(offeredReasons(aReturnReasons({ enabled: false }))).toEqual([]);
    expect(offeredReasons(aReturnReasons({ reasons: [] }))).toEqual([]);
    expect(offeredReasons(aReturnReasons({ reasons: [aReason({ enabled: false })] }))).toEqual([]);
  });
});
