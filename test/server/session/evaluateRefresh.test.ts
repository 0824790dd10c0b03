import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateRefresh } from '../../../server/application/session/evaluateRefresh.ts';
import { FREE_FAILURES, waitSeconds } from '../../../server/application/session/sign-in/SignInThrottle.ts';

const running = { familyGeneration: 7, familyEnded: false, familyExpiresAt: 1_000_000, isSamePresenter: true };

describe('evaluateRefresh', () => {
  it('accepts only the newest refresh token, and replaces it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 0, max: 999_999 }), (generation, now) => {
        const verdict = evaluateRefresh({ ...running, generation, replacedAt: generation < 7 ? 0 : undefined }, now);
        const expected = generation === 7 ? 'rotate' : generation === 6 && now <= 10_000 ? 'repeat' : 'replayed';
        expect(verdict).toBe(expected);
      }),
    );
  });

  it('repeats the response for a replaced token only to the device that replaced it', () => {
    const again = { ...running, generation: 6, replacedAt: 0 };
    expect(evaluateRefresh(again, 1)).toBe('repeat');
    expect(evaluateRefresh({ ...again, isSamePresenter: false }, 1)).toBe('replayed');
    expect(evaluateRefresh({ ...running, isSamePresenter: false, generation: 7 }, 1)).toBe('rotate');
  });

  it('rejects every token once its session has ended', () => {
    const newest = { ...running, generation: 7 };
    expect(evaluateRefresh({ ...newest, familyEnded: true }, 0)).toBe('expired');
    expect(evaluateRefresh(newest, 1_000_000)).toBe('expired');
    expect(evaluateRefresh({ ...running, generation: 0, replacedAt: 0 }, 1_000_000)).toBe('expired');
  });
});

it('waitSeconds returns a delay from the fifth failure on, doubles it, and stops at 15 minutes', () => {
  expect([0, 1, 4, 5, 6, 7, 14, 15, 16, 60].map((failures) => waitSeconds(failures, FREE_FAILURES.network))).toEqual([
    0, 0, 0, 1, 2, 4, 512, 900, 900, 900,
  ]);
});
