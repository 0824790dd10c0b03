import { describe, expect, it } from 'vitest';
import { withStepUp } from '../../../src/application/session/StepUp.ts';
import { StepUpStore } from '../../../src/application/session/StepUpStore.ts';
import type { PortFailure } from '../../../src/application/shared/failure.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import { settled } from '../../support/settled.ts';
import { noPasskeys } from '../../support/fakes/noPasskeys.ts';

const required = err({ kind: 'step-up-required', methods: ['password', 'totp'] } as const);

/** A call that the service refuses the first `refusals` times. */
function callRefused(refusals: number) {
  let sent = 0;
  return {
    sent: () => sent,
    attempt: async (): Promise<Result<string, PortFailure>> => {
      sent += 1;
      return sent <= refusals ? required : ok('done');
    },
  };
}

describe('withStepUp', () => {
  it('sends a refused call again after the user has confirmed the identity [AU-28]', async () => {
    const store = new StepUpStore(noPasskeys);
    const call = callRefused(1);
    const outcome = withStepUp(store, call.attempt);
    await settled();
    expect(store.methods).toEqual(['password', 'totp']);
    expect(call.sent()).toBe(1);
    store.finish(true);
    expect(await outcome).toEqual(ok('done'));
    expect(store.methods).toBeUndefined();
  });

  it('returns the refusal if the user cancels, and sends nothing again [AU-28]', async () => {
    const store = new StepUpStore(noPasskeys);
    const call = callRefused(1);
    const outcome = withStepUp(store, call.attempt);
    await settled();
    store.finish(false);
    expect(await outcome).toEqual(required);
    expect(call.sent()).toBe(1);
  });

  it('asks only once, even if the service refuses the second call too [AU-28]', async () => {
    const store = new StepUpStore(noPasskeys);
    const call = callRefused(2);
    const outcome = withStepUp(store, call.attempt);
    await settled();
    store.finish(true);
    expect(await outcome).toEqual(required);
    expect([call.sent(), store.methods]).toEqual([2, undefined]);
  });

  it('asks once for calls that are refused at the same time [AU-28]', async () => {
    const store = new StepUpStore(noPasskeys);
    const outcomes = [1, 2].map(() => withStepUp(store, callRefused(1).attempt));
    await settled();
    store.finish(true);
    expect(await Promise.all(outcomes)).toEqual([ok('done'), ok('done')]);
  });

  it('does not ask a user who has no method to confirm the identity', async () => {
    expect(await new StepUpStore(noPasskeys).confirm([])).toBe(false);
    expect(await new StepUpStore(noPasskeys).confirm(['passkey']), 'without WebAuthn').toBe(false);
  });
});
