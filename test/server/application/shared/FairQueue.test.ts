import { describe, expect, it } from 'vitest';
import { FairQueue } from '../../../../server/application/shared/FairQueue.ts';

/** Runs all pending callbacks. */
const settle = () => new Promise((done) => setImmediate(done));

/** Named jobs that run until the test ends them. */
function openQueue(queue: FairQueue) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (of: string, name: string) =>
    queue.run(of, async (turn) => {
      await turn();
      started.push(name);
      await new Promise<void>((end) => ends.set(name, end));
      return name;
    });
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await settle();
  };
  return { started, add, end };
}

describe('FairQueue', () => {
  it('starts one job per lane in turn, however many jobs of a lane are waiting', async () => {
    const { started, add, end } = openQueue(new FairQueue({ concurrency: 1, capacityPerLane: 3, capacity: 9 }));
    const work = [add('A', 'a1'), add('A', 'a2'), add('A', 'a3'), add('B', 'b1'), add('C', 'c1')];
    await settle();
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) {
      expect(started.at(-1)).toBe(name);
      await end(name);
    }
    expect(await Promise.all(work)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1'].map((value) => ({ ok: true, value })));
  });

  it('limits the running jobs of a lane and gives the other slots to other lanes', async () => {
    const { started, add, end } = openQueue(
      new FairQueue({ concurrency: 2, concurrencyPerLane: 1, capacityPerLane: 3, capacity: 9 }),
    );
    const work = [add('A', 'a1'), add('A', 'a2'), add('A', 'a3')];
    await settle();
    expect(started).toEqual(['a1']);
    work.push(add('B', 'b1'), add('C', 'c1'));
    await settle();
    expect(started).toEqual(['a1', 'b1']);
    await end('b1');
    expect(started).toEqual(['a1', 'b1', 'c1']);
    await end('c1');
    expect(started).toEqual(['a1', 'b1', 'c1']);
    await end('a1');
    expect(started.at(-1)).toBe('a2');
    work.push(add('B', 'b2'));
    await settle();
    expect(started.at(-1)).toBe('b2');
    for (const name of ['a2', 'a3', 'b2']) await end(name);
    expect(await Promise.all(work)).toHaveLength(6);
  });

  it('rejects jobs beyond a limit, and admits jobs again after one has ended', async () => {
    const { add, end } = openQueue(new FairQueue({ concurrency: 2, capacityPerLane: 2, capacity: 3 }));
    const none = { ok: false, error: 'full' };
    void add('A', 'a1');
    void add('A', 'a2');
    expect(await add('A', 'a3')).toEqual(none);
    void add('B', 'b1');
    expect(await add('C', 'c1')).toEqual(none);
    await settle();
    await end('a1');
    void add('C', 'c2');
    await settle();
    expect(await add('A', 'a4')).toEqual(none);
    await end('a2');
    const last = add('A', 'a5');
    await settle();
    await end('b1');
    await end('c2');
    await end('a5');
    expect(await last).toEqual({ ok: true, value: 'a5' });
  });

  it('frees the slot of a job that fails or ends without waiting for its turn', async () => {
    const queue = new FairQueue({ concurrency: 1, capacityPerLane: 1, capacity: 1 });
    expect(await queue.run('A', async () => 'early')).toEqual({ ok: true, value: 'early' });
    const failing = queue.run('A', async (turn) => {
      await turn();
      throw new Error('broken');
    });
    await expect(failing).rejects.toThrow('broken');
    const works = await queue.run('A', async (turn) => turn());
    expect(works).toEqual({ ok: true, value: undefined });
  });
});
