import { AsyncLocalStorage } from 'node:async_hooks';
import { describe, expect, it } from 'vitest';
import { LaneQueue, type QueuePlace } from '../../../../server/application/shared/LaneQueue.ts';

const place = (share: string, more: Partial<QueuePlace> = {}): QueuePlace => ({
  lane: 'others',
  share,
  alone: Math.random().toString(),
  ...more,
});

const nextTask = () => new Promise((resolve) => setImmediate(resolve));

/** Jobs that the test ends, in the order in which they started. */
function jobs(queue: LaneQueue) {
  const started: { readonly name: string; readonly end: () => void }[] = [];
  const outcomes: Promise<unknown>[] = [];
  return {
    add: (name: string, at: QueuePlace) => {
      const outcome = queue.run(at, () => new Promise<string>((end) => started.push({ name, end: () => end(name) })));
      outcomes.push(outcome);
      return outcome;
    },
    /** Ends the jobs one by one until none is running. Returns their names. */
    drain: async () => {
      await nextTask();
      for (let nth = 0; nth < started.length; nth += 1) {
        started[nth]?.end();
        await nextTask();
      }
      await Promise.all(outcomes);
      return started.map(({ name }) => name);
    },
    running: async () => {
      await nextTask();
      return started.length;
    },
  };
}

describe('LaneQueue', () => {
  it('runs a limited number of jobs at once, and alternates between the users (`share`) of a lane', async () => {
    const queue = new LaneQueue({ running: 2, waiting: 20, waitingOfShare: 20 });
    const each = jobs(queue);
    for (let nth = 0; nth < 6; nth += 1) void each.add(`crowd ${nth}`, place('crowd'));
    void each.add('somebody', place('somebody'));
    void each.add('else', place('else'));
    expect(await each.running()).toBe(2);
    expect(await each.drain()).toEqual([
      'crowd 0',
      'crowd 1',
      'crowd 2',
      'somebody',
      'else',
      'crowd 3',
      'crowd 4',
      'crowd 5',
    ]);
  });

  it('alternates between lanes, however many jobs of one lane are waiting', async () => {
    const queue = new LaneQueue({ running: 1, waiting: 4, waitingOfShare: 4 });
    const each = jobs(queue);
    for (const name of ['a', 'b', 'c', 'd']) void each.add(name, place(name));
    for (const name of ['known 1', 'known 2']) void each.add(name, place(name, { lane: 'known' }));
    expect(await each.drain()).toEqual(['a', 'b', 'known 1', 'c', 'known 2', 'd']);
  });

  it('runs jobs with the same key one after another, and other jobs meanwhile', async () => {
    const queue = new LaneQueue({ running: 2, waiting: 9, waitingOfShare: 9 });
    const each = jobs(queue);
    for (const name of ['first', 'second']) void each.add(name, place('x', { alone: 'ann' }));
    void each.add('other', place('y'));
    expect(await each.running()).toBe(2);
    expect(await each.drain()).toEqual(['first', 'other', 'second']);
  });

  it('rejects jobs above the limit of a `share`, and removes waiting jobs of the largest `share` to admit a smaller one', async () => {
    const queue = new LaneQueue({ running: 1, waiting: 4, waitingOfShare: 3 });
    const each = jobs(queue);
    for (let nth = 0; nth < 4; nth += 1) void each.add(`crowd ${nth}`, place('crowd'));
    expect(await each.add('one too many', place('crowd'))).toEqual({ ok: false, error: { full: 'share' } });
    void each.add('a', place('a'));
    void each.add('b', place('b'));
    void each.add('c', place('c'));
    expect(await each.add('d', place('d'))).toEqual({ ok: false, error: { full: 'lane' } });
    // For `b` and then for `c`, the newest job of the largest `share` was removed.
    expect(await each.drain()).toEqual(['crowd 0', 'crowd 1', 'a', 'b', 'c']);
  });

  it('runs a waiting job in the asynchronous context of its own caller', async () => {
    const queue = new LaneQueue({ running: 1, waiting: 9, waitingOfShare: 9 });
    const caller = new AsyncLocalStorage<string>();
    const run = (name: string) => caller.run(name, () => queue.run(place(name), async () => caller.getStore()));
    expect(await Promise.all(['a', 'b', 'c'].map(run))).toEqual(['a', 'b', 'c'].map((value) => ({ ok: true, value })));
  });

  it('starts the next job after a job has failed', async () => {
    const queue = new LaneQueue({ running: 1, waiting: 1, waitingOfShare: 1 });
    const failing = async () => Promise.reject(new Error('broken'));
    await expect(queue.run(place('a'), failing)).rejects.toThrow('broken');
    expect(await queue.run(place('a'), async () => 'done')).toEqual({ ok: true, value: 'done' });
  });
});
