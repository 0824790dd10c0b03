import { describe, expect, it } from 'vitest';
import { LinkLookup } from '../../../../server/application/shared/LinkLookup.ts';
import type { SignInThrottle } from '../../../../server/application/session/sign-in/SignInThrottle.ts';
import { ManualClock } from '../../../support/fakes/ManualClock.ts';

const origin = { address: '203.0.113.7', requestId: 'r' };

/** A throttle that blocks after `free` failures and counts its calls. */
function throttleOf(free: number) {
  const counts = { begun: 0, failed: 0 };
  const throttle: SignInThrottle = {
    begin: async () => {
      counts.begun += 1;
      return counts.failed < free ? { kind: 'free' } : { kind: 'locked' };
    },
    failed: async () => {
      counts.failed += 1;
      return { locks: [], isFirstOfAddress: false };
    },
    succeeded: async () => undefined,
    purge: async () => undefined,
  };
  return { throttle, counts };
}

const kindOf = (results: Awaited<ReturnType<LinkLookup['run']>>): string => (results.ok ? 'found' : results.error.kind);

describe('LinkLookup', () => {
  it('looks up one wrong token per network at a time, and rejects most of 64 simultaneous tokens without a look-up', async () => {
    const { throttle } = throttleOf(100);
    const lookUp = new LinkLookup('preview-link', throttle, new ManualClock());
    let [running, max, all] = [0, 0, 0];
    const find = async (): Promise<undefined> => {
      [running, all] = [running + 1, all + 1];
      max = Math.max(max, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
    };
    const results = await Promise.all(Array.from({ length: 64 }, () => lookUp.run(origin, find)));
    expect(max).toBe(1);
    expect(all).toBeLessThan(20);
    expect(results.filter((each) => kindOf(each) === 'throttled').length).toBe(64 - all);
  });

  it('no longer counts wrong tokens of a blocked network, but still accepts valid tokens', async () => {
    const { throttle, counts } = throttleOf(5);
    const lookUp = new LinkLookup('preview-link', throttle, new ManualClock());
    const kinds: string[] = [];
    for (let i = 0; i < 20; i += 1) kinds.push(kindOf(await lookUp.run(origin, async () => undefined)));
    expect(kinds).toEqual([...Array<string>(5).fill('not-found'), ...Array<string>(15).fill('throttled')]);
    expect(counts).toEqual({ begun: 6, failed: 5 });
    expect(await lookUp.run(origin, async () => 'holder')).toEqual({ ok: true, value: 'holder' });
  });
});
