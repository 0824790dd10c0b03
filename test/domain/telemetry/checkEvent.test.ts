import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEvent, type EventRefusal } from '../../../src/domain/telemetry/checkEvent.ts';

const event = { type: 'merchant_page_opened', properties: { page: 'rules' } };

describe('checkEvent', () => {
  it('returns a valid event unchanged [TL-4]', () => {
    const validEvent = { ...event, userId: 'u1', outOfSession: false, groupType: 'carrier', revenue: 0, price: -1.5 };
    expect(checkEvent(validEvent)).toEqual({ ok: true, value: validEvent });
    expect(checkEvent(event)).toEqual({ ok: true, value: event });
  });

  it.each<readonly [string, unknown[], EventRefusal]>([
    ['type', [undefined, '', ' ', 5, {}], 'type-empty'],
    ['outOfSession', ['true', 0, 1, 'yes'], 'out-of-session-not-boolean'],
    ['groupType', ['', '  ', 7, []], 'group-type-empty'],
    ['userId', ['', {}, [], true, Number.NaN, Symbol('id')], 'user-id-not-text'],
    ['revenue', ['1', '', Number.NaN, Number.POSITIVE_INFINITY, 1n, null], 'revenue-not-numeric'],
    ['price', ['9.99', Number.NaN, Number.NEGATIVE_INFINITY, {}], 'price-not-numeric'],
  ])(
    'refuses an event with an invalid %s, and returns the reason instead of throwing an error [TL-4]',
    (field, wrong, refusal) => {
      for (const value of wrong)
        expect(checkEvent({ ...event, [field]: value })).toEqual({ ok: false, error: refusal });
    },
  );

  it.each([
    [42, '42'],
    [0, '0'],
    [9_007_199_254_740_993n, '9007199254740993'],
    ['007', '007'],
  ])('converts the user id %s to the text %j [TL-4]', (userId, stored) => {
    expect(checkEvent({ ...event, userId })).toMatchObject({ ok: true, value: { userId: stored } });
  });

  it('throws no error for any value [TL-4]', () => {
    const parts = fc.record(
      {
        type: fc.anything(),
        userId: fc.anything(),
        outOfSession: fc.anything(),
        groupType: fc.anything(),
        price: fc.anything(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(parts, (anything) => {
        const checked = checkEvent(anything);
        if (checked.ok) expect(typeof (checked.value.userId ?? '')).toBe('string');
      }),
    );
  });
});
