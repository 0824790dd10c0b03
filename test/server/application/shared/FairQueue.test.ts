import { describe, expect, it } from 'vitest';
import { FairQueue } from '../../../../server/application/shared/FairQueue.ts';

/** Runs all pending callbacks. */
const settle = () => new Promise((done) => setImmediate(done));

/** Named jobs that run until the test ends them. */
function workshop(queue: FairQueue) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const bring = (of: string, name: string) =>
    queue.run(of, async (turn) => {
      await turn();
      begun.push(name);
      await new Promise<void>((end) => ends.set(name, end));
      return name;
    });
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await settle();
  };
  return { begun, bring, end };
}

describe('FairQueue', () => {
  it('starts one job per lane in turn, however many a lane has waiting', async () => {
    const { begun, bring, end } = workshop(new FairQueue({ atOnce: 1, perOne: 3, inAll: 9 }));
    const work = [bring('A', 'a1'), bring('A', 'a2'), bring('A', 'a3'), bring('B', 'b1'), bring('C', 'c1')];
    await settle();
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) {
      expect(begun.at(-1)).toBe(name);
      await end(name);
    }
    expect(await Promise.all(work)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1'].map((value) => ({ ok: true, value })));
  });

  it('limits the running jobs of a lane and gives the other slots to other lanes', async () => {
    const { begun, bring, end } = workshop(new FairQueue({ atOnce: 2, ofOneAtOnce: 1, perOne: 3, inAll: 9 }));
    const work = [bring('A', 'a1'), bring('A', 'a2'), bring('A', 'a3')];
    await settle();
    expect(begun).toEqual(['a1']);
    work.push(bring('B', 'b1'), bring('C', 'c1'));
    await settle();
    expect(begun).toEqual(['a1', 'b1']);
    await end('b1');
    expect(begun).toEqual(['a1', 'b1', 'c1']);
    await end('c1');
    expect(begun).toEqual(['a1', 'b1', 'c1']);
    await end('a1');
    expect(begun.at(-1)).toBe('a2');
    work.push(bring('B', 'b2'));
    await settle();
    expect(begun.at(-1)).toBe('b2');
    for (const name of ['a2', 'a3', 'b2']) await end(name);
    expect(await Promise.all(work)).toHaveLength(6);
  });

  it('rejects jobs beyond a limit, and admits jobs again after one has ended', async () => {
    const { bring, end } = workshop(new FairQueue({ atOnce: 2, perOne: 2, inAll: 3 }));
    const none = { ok: false, error: 'no-place' };
    void bring('A', 'a1');
    void bring('A', 'a2');
    expect(await bring('A', 'a3')).toEqual(none);
    void bring('B', 'b1');
    expect(await bring('C', 'c1')).toEqual(none);
    await settle();
    await end('a1');
    void bring('C', 'c2');
    await settle();
    expect(await bring('A', 'a4')).toEqual(none);
    await end('a2');
    const last = bring('A', 'a5');
    await settle();
    await end('b1');
    await end('c2');
    await end('a5');
    expect(await last).toEqual({ ok: true, value: 'a5' });
  });

  it('frees the slot of a job that fails or never takes a turn', async () => {
    const queue = new FairQueue({ atOnce: 1, perOne: 1, inAll: 1 });
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
