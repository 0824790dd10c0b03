import { describe, expect, it } from 'vitest';
import { workerReplay, type ReplayThread } from '../../../src/infrastructure/impact/workerReplays.ts';
import type { ReplayMessage, ReplayRequest } from '../../../src/infrastructure/impact/replayMessages.ts';

type Listener = Parameters<ReplayThread['addEventListener']>[1];

/** A fake worker that records the messages it gets. The test sends its responses. */
class FakeThread implements ReplayThread {
  readonly sent: ReplayRequest[] = [];
  isTerminated = false;
  readonly #listeners = new Map<string, Listener>();

  addEventListener(event: string, listener: Listener): void {
    this.#listeners.set(event, listener);
  }

  postMessage(request: ReplayRequest): void {
    this.sent.push(structuredClone(request));
  }

  terminate(): void {
    this.isTerminated = true;
  }

  say(message: ReplayMessage): void {
    this.#listeners.get('message')?.({ data: structuredClone(message) });
  }

  break(event: 'error' | 'messageerror'): void {
    this.#listeners.get(event)?.({});
  }
}

function open() {
  const thread = new FakeThread();
  return { thread, replay: workerReplay(thread) };
}
const rules = { published: [], pending: [] };
const never = new AbortController().signal;

describe('workerReplay [RL-9]', () => {
  it('assigns responses of the worker to calls by id, in whatever order they arrive', async () => {
    const { thread, replay } = open();
    const [rows, blob] = [replay.rows({ search: 'x' }, 0, 5), replay.inspect(new Blob(['a']), { language: 'en' })];
    expect(thread.sent[0]).toEqual({ call: 'rows', number: 1, given: [{ search: 'x' }, 0, 5] });
    thread.say({ number: 2, answer: { ok: false, error: { kind: 'empty' } } });
    thread.say({ number: 1, answer: { total: 0, rows: [] } });
    expect(await rows).toEqual({ total: 0, rows: [] });
    expect(await blob).toEqual({ ok: false, error: { kind: 'empty' } });
  });

  it('reports the progress of the worker, and sends an abort to the worker', async () => {
    const { thread, replay } = open();
    const controller = new AbortController();
    const seen: number[] = [];
    const count = replay.count(rules, ({ done }) => seen.push(done), controller.signal);
    thread.say({ number: 1, progress: { done: 5, of: 10, rows: 5 } });
    controller.abort();
    expect(thread.sent.at(-1)).toEqual({ giveUp: 1 });
    thread.say({ number: 1, answer: undefined });
    expect(await count).toBeUndefined();
    thread.say({ number: 1, progress: { done: 9, of: 10, rows: 9 } });
    expect(seen).toEqual([5]);
  });

  it('fails a call for which the worker reports a failure, but no other call', async () => {
    const { thread, replay } = open();
    const rows = replay.rows({}, 0, 1);
    thread.say({ number: 1, failed: 'RangeError: too much' });
    await expect(rows).rejects.toThrow('too much');
    const more = replay.rows({}, 0, 1);
    thread.say({ number: 2, answer: { total: 1, rows: [] } });
    expect(await more).toMatchObject({ total: 1 });
  });

  it.each(['error', 'messageerror'] as const)(
    'fails all pending and later calls once the worker breaks by %s',
    async (event) => {
      const { thread, replay } = open();
      const waiting = [replay.rows({}, 0, 1), replay.count(rules, () => undefined, never)];
      thread.break(event);
      for (const call of [...waiting, replay.rows({}, 0, 1)]) await expect(call).rejects.toThrow('the thread stopped');
      expect(thread.isTerminated).toBe(true);
    },
  );

  it('terminates its worker when it is closed, and fails pending calls', async () => {
    const { thread, replay } = open();
    const rows = replay.rows({}, 0, 1);
    replay.close();
    expect(thread.isTerminated).toBe(true);
    await expect(rows).rejects.toThrow('closed');
    await expect(replay.takeSample({ count: 1, today: '2026-11-20', rules: [] })).rejects.toThrow('closed');
  });
});
