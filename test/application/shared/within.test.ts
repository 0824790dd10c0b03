import { describe, expect, it } from 'vitest';
import { within } from '../../../src/application/shared/Clock.ts';
import { ManualClock } from '../../support/fakes/ManualClock.ts';

const never = new Promise<string>(() => undefined);

describe('within', () => {
  it('returns the result of the promise, and stops the timer', async () => {
    const clock = new ManualClock();
    expect(await within(clock, 100, Promise.resolve('here'))).toBe('here');
    expect(clock.waiting).toBe(0);
  });

  it('returns undefined if the promise is not settled in time', async () => {
    const clock = new ManualClock();
    let answered = false;
    const answer = within(clock, 100, never).finally(() => (answered = true));
    clock.advance(99);
    await Promise.resolve();
    expect(answered).toBe(false);
    clock.advance(1);
    expect(await answer).toBeUndefined();
  });

  it('throws the error of the promise', async () => {
    const clock = new ManualClock();
    await expect(within(clock, 100, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(clock.waiting).toBe(0);
  });
});
