import { describe, expect, it } from 'vitest';
import { FairQueue } from '../../../../server/application/shared/FairQueue.ts';

/** Lets everything that can happen by itself happen. */
const settle = () => new Promise((done) => setImmediate(done));

/** Work that goes on until it is ended, by name. */
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

describe('a fair queue', () => {
  it('takes one of each in turn, however many one of them brought', async () => {
    const { begun, bring, end } = workshop(new FairQueue({ atOnce: 1, perOne: 3, inAll: 9 }));
    const work = [bring('A', 'a1'), bring('A', 'a2'), bring('A', 'a3'), bring('B', 'b1'), bring('C', 'c1')];
    await settle();
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) {
      expect(begun.at(-1)).toBe(name);
      await end(name);
    }
    expect(await Promise.all(work)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1'].map((value) => ({ ok: true, value })));
  });

  it('lets one work a few at a time and leaves the other places to others, in turn', async () => {
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

  it('has no place beyond what one may have, nor beyond all, and places again once work has ended', async () => {
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

  it('takes no turn from anybody for work that never wanted one, or that fails', async () => {
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
