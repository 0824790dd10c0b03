import { describe, expect, it } from 'vitest';
import { offeredReasons } from '../../../src/domain/return-reasons/offeredReasons.ts';
import { aReason, aReturnReasons } from '../../support/samples/builders.ts';

describe('what a customer can choose from', () => {
  it('is every offered reason in order while reasons are on [RS-5]', () => {
    const hidden = aReason({ code: 'GIFT', enabled: false });
    const reasons = [hidden, ...aReturnReasons().reasons];
    expect(offeredReasons(aReturnReasons({ reasons })).map(({ code }) => code)).toEqual(['SIZE', 'DAMAGED', 'MIND']);
  });

  it('is nothing when reasons are off, when there is none, or when none is offered [RS-5]', () => {
    expect(offeredReasons(aReturnReasons({ enabled: false }))).toEqual([]);
    expect(offeredReasons(aReturnReasons({ reasons: [] }))).toEqual([]);
    expect(offeredReasons(aReturnReasons({ reasons: [aReason({ enabled: false })] }))).toEqual([]);
  });
});
