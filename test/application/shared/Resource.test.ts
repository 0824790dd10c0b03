import fc from 'fast-check';
import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { PortFailure } from '../../../src/application/shared/failure.ts';
import { Resource, type ResourceState } from '../../../src/application/shared/Resource.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import { settled } from '../../support/settled.ts';

type PendingRead = {
  readonly key: string;
  readonly signal: AbortSignal;
  readonly respond: (result: Result<string, PortFailure>) => void;
  readonly break: (bug: Error) => void;
};

const unreachable: PortFailure = { kind: 'unreachable' };
const unavailable: PortFailure = { kind: 'unavailable' };

/** Opens a resource whose reads the test responds to. */
function open() {
  const reads: PendingRead[] = [];
  const resource = new Resource<string, string>(
    (key, signal) =>
      new Promise((respond, reject) => reads.push({ key, signal, respond, break: (bug) => reject(bug) })),
  );
  const readAt = (nth: number): PendingRead => reads[nth] ?? expect.fail(`read ${nth} did not start`);
  return { resource, reads, readAt };
}

async function openReady() {
  const opened = open();
  const loading = opened.resource.load('A');
  opened.readAt(0).respond(ok('first'));
  await loading;
  return opened;
}
const ready = (value: string, refresh: 'idle' | 'loading' | PortFailure = 'idle') => ({
  kind: 'ready',
  value,
  refresh,
});

describe('Resource.load', () => {
  it('sets the state to loading, then to ready, and notifies observers', async () => {
    const { resource, readAt } = open();
    const seen: string[] = [];
    const stop = autorun(() => seen.push(`${resource.key} ${resource.state.kind} ${resource.value}`));
    const loading = resource.load('A');
    readAt(0).respond(ok('first'));
    expect(await loading).toEqual(ok('first'));
    stop();
    expect(seen).toEqual(['undefined idle undefined', 'A loading undefined', 'A ready first']);
  });

  it('sends one request at a time, and no request if the value is already loaded', async () => {
    const { resource, reads, readAt } = open();
    const first = resource.load('A');
    const joined = resource.load('A');
    readAt(0).respond(ok('first'));
    expect(await Promise.all([first, joined, resource.load('A')])).toEqual([ok('first'), ok('first'), ok('first')]);
    expect(reads).toHaveLength(1);
  });

  it('returns a failure, and sends another request when it is called again [SH-8]', async () => {
    const { resource, readAt } = open();
    const failing = resource.load('A');
    readAt(0).respond(err(unreachable));
    expect(await failing).toEqual(err(unreachable));
    expect(resource.state).toEqual({ kind: 'failed', failure: unreachable });
    const again = resource.load('A');
    expect(resource.state).toEqual({ kind: 'loading' });
    readAt(1).respond(ok('second'));
    await again;
    expect(resource.state).toEqual(ready('second'));
  });

  it('aborts the read of another key, and ignores its late response [CF-3]', async () => {
    const { resource, readAt } = open();
    const firstLoad = resource.load('A');
    const next = resource.load('B');
    expect([readAt(0).signal.aborted, readAt(1).signal.aborted]).toEqual([true, false]);
    readAt(1).respond(ok('of B'));
    await next;
    readAt(0).respond(ok('of A'));
    expect(await firstLoad).toBeUndefined();
    expect(resource).toMatchObject({ key: 'B', state: ready('of B') });
    void resource.load('C');
    expect(resource).toMatchObject({ key: 'C', state: { kind: 'loading' }, value: undefined });
  });

  it('throws the error of the read, and reads again when it is called again', async () => {
    const { resource, readAt } = open();
    const broken = resource.load('A');
    readAt(0).break(new Error('a bug'));
    await expect(broken).rejects.toThrow('a bug');
    expect(resource.state).toEqual({ kind: 'idle' });
    const again = resource.load('A');
    readAt(1).respond(ok('second'));
    expect(await again).toEqual(ok('second'));
  });
});

describe('Resource.reload', () => {
  it('keeps the current value until the response arrives', async () => {
    const { resource, readAt } = await openReady();
    const reloading = resource.reload();
    expect(resource.state).toEqual(ready('first', 'loading'));
    readAt(1).respond(ok('second'));
    await reloading;
    expect(resource.state).toEqual(ready('second'));
  });

  it('keeps the current value after a failed read, and keeps the failure until a read succeeds', async () => {
    const { resource, readAt } = await openReady();
    const failing = resource.reload();
    readAt(1).respond(err(unavailable));
    expect(await failing).toEqual(err(unavailable));
    expect(resource.state).toEqual(ready('first', unavailable));
    const again = resource.reload('A');
    expect(resource.state).toEqual(ready('first', 'loading'));
    readAt(2).respond(ok('third'));
    await again;
    expect(resource.state).toEqual(ready('third'));
  });

  it('aborts an earlier read, because the response to the earlier read may contain an older value', async () => {
    const { resource, readAt } = open();
    const loading = resource.load('A');
    const reloading = resource.reload();
    expect(readAt(0).signal.aborted).toBe(true);
    readAt(0).respond(ok('old'));
    readAt(1).respond(ok('new'));
    expect(await Promise.all([loading, reloading])).toEqual([undefined, ok('new')]);
    expect(resource.state).toEqual(ready('new'));
  });

  it('reads the given key if it differs from the loaded key, and does nothing before the first load', async () => {
    const { resource, reads } = await openReady();
    void resource.reload('B');
    expect(resource).toMatchObject({ key: 'B', state: { kind: 'loading' } });
    const idle = open();
    expect(await idle.resource.reload()).toBeUndefined();
    expect([reads.length, idle.reads.length]).toEqual([2, 0]);
  });
});

describe('Resource.set, cancel and close', () => {
  it('set replaces the value and aborts the current read', async () => {
    const { resource, readAt } = await openReady();
    const reading = resource.reload();
    resource.set('written');
    expect(readAt(1).signal.aborted).toBe(true);
    readAt(1).respond(ok('read before'));
    expect(await reading).toBeUndefined();
    expect(resource).toMatchObject({ key: 'A', state: ready('written') });
  });

  it('set does nothing if no key is given or loaded', () => {
    const { resource } = open();
    resource.set('of nobody');
    expect(resource.state).toEqual({ kind: 'idle' });
    resource.set('of A', 'A');
    expect(resource).toMatchObject({ key: 'A', state: ready('of A') });
  });

  it('cancel restores the state before the unfinished reads', async () => {
    const { resource, readAt } = await openReady();
    const secondLoad = resource.load('B');
    void resource.load('C');
    resource.cancel();
    expect(resource).toMatchObject({ key: 'A', state: ready('first') });
    readAt(1).respond(ok('late'));
    await secondLoad;
    expect(resource.state).toEqual(ready('first'));
    resource.cancel();
    expect(resource.state).toEqual(ready('first'));
  });

  it('close resets the resource, and unfinished calls return undefined [CF-3]', async () => {
    const { resource, readAt } = open();
    const loading = resource.load('A');
    resource.close();
    expect(readAt(0).signal.aborted).toBe(true);
    readAt(0).respond(ok('late'));
    expect(await loading).toBeUndefined();
    expect(resource).toMatchObject({ key: undefined, state: { kind: 'idle' } });
  });
});

describe('Resource after any sequence of calls', () => {
  type Act =
    | { readonly kind: 'load' | 'reload'; readonly key: string }
    | { readonly kind: 'set' | 'cancel' | 'close' }
    | { readonly kind: 'answer'; readonly nth: number; readonly succeeds: boolean };
  const keys = fc.constantFrom('A', 'B');
  const acts = fc.array(
    fc.oneof<fc.Arbitrary<Act>[]>(
      fc.record({ kind: fc.constantFrom('load', 'reload'), key: keys }),
      fc.record({ kind: fc.constantFrom('set', 'cancel', 'close') }),
      fc.record({ kind: fc.constant('answer'), nth: fc.nat({ max: 9 }), succeeds: fc.boolean() }),
    ),
    { maxLength: 30 },
  );
  const isLoading = (state: ResourceState<string>): boolean =>
    state.kind === 'loading' || (state.kind === 'ready' && state.refresh === 'loading');

  it('has at most one read at a time, and contains the newest response for its current key [CF-3]', async () => {
    await fc.assert(
      fc.asyncProperty(acts, async (sequence) => {
        const { resource, reads } = open();
        const answered = new Set<number>();
        for (const act of sequence) {
          const before = resource.state;
          switch (act.kind) {
            case 'load':
            case 'reload':
              void resource[act.kind](act.key);
              expect(resource.key).toBe(act.key);
              break;
            case 'set':
              resource.set(`${resource.key}: written`);
              expect(isLoading(resource.state)).toBe(false);
              break;
            case 'cancel':
            case 'close':
              resource[act.kind]();
              expect(isLoading(resource.state)).toBe(false);
              break;
            case 'answer': {
              const read = reads[act.nth];
              if (!read) break;
              const isNewest = !read.signal.aborted && !answered.has(act.nth);
              read.respond(act.succeeds ? ok(`${read.key}: read ${act.nth}`) : err(unreachable));
              answered.add(act.nth);
              await settled();
              if (!isNewest) expect(resource.state).toBe(before);
              else if (act.succeeds) expect(resource.state).toEqual(ready(`${read.key}: read ${act.nth}`));
              else if (before.kind === 'ready') expect(resource.state).toEqual(ready(before.value, unreachable));
              else expect(resource.state).toEqual({ kind: 'failed', failure: unreachable });
            }
          }
          const waiting = reads.filter(({ signal }, nth) => !signal.aborted && !answered.has(nth));
          expect(waiting.map(({ key }) => key)).toEqual(isLoading(resource.state) ? [resource.key] : []);
          expect(resource.key === undefined).toBe(resource.state.kind === 'idle');
          if (resource.value !== undefined) expect(resource.value.split(':')[0]).toBe(resource.key);
        }
      }),
      { numRuns: 300 },
    );
  });
});
