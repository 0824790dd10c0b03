import { describe, expect, it } from 'vitest';
import { PagedList, type PagedListOptions } from '../../../src/application/shared/PagedList.ts';
import type { PortFailure } from '../../../src/application/shared/failure.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';

type Page = { readonly names: readonly string[]; readonly nextCursor?: string | undefined };
type PendingRead = {
  readonly of: string;
  readonly cursor: string | undefined;
  readonly signal: AbortSignal;
  readonly respond: (result: Result<Page, PortFailure>) => void;
};

const nextOf = ({ nextCursor }: Page): string | undefined => nextCursor;
const unreachable: PortFailure = { kind: 'unreachable' };

/** Opens a list whose reads the test responds to. */
function open(options: Partial<PagedListOptions<{ readonly of: string }, Page>> = {}) {
  const reads: PendingRead[] = [];
  const list = new PagedList<{ readonly of: string }, Page>(
    ({ of }, cursor, signal) => new Promise((respond) => reads.push({ of, cursor, signal, respond })),
    { join: (shown, next) => ({ ...next, names: [...shown.names, ...next.names] }), ...options },
  );
  const readAt = (nth: number): PendingRead => reads[nth] ?? expect.fail(`read ${nth} did not start`);
  return { list, reads, readAt };
}

async function openWith(first: Page, options: Partial<PagedListOptions<{ readonly of: string }, Page>> = {}) {
  const opened = open(options);
  const opening = opened.list.open({ of: 'A' });
  opened.readAt(0).respond(ok(first));
  await opening;
  return opened;
}

describe('PagedList', () => {
  it('appends the next page to the loaded pages', async () => {
    const { list, readAt } = await openWith({ names: ['a'], nextCursor: '1' });
    expect(list.state).toMatchObject({ kind: 'ready', names: ['a'], more: 'idle' });
    const more = list.loadMore(nextOf);
    expect(list.state).toMatchObject({ names: ['a'], more: 'loading' });
    expect(readAt(1)).toMatchObject({ of: 'A', cursor: '1' });
    readAt(1).respond(ok({ names: ['b'], nextCursor: undefined }));
    await more;
    expect(list.state).toMatchObject({ names: ['a', 'b'], nextCursor: undefined, more: 'idle' });
  });

  it('keeps its rows if a second read of the list fails, and returns the failure [PB-16]', async () => {
    const { list, readAt } = await openWith({ names: ['a'] });
    const again = list.open({ of: 'A' });
    expect(list.state).toMatchObject({ kind: 'ready', names: ['a'] });
    readAt(1).respond(err(unreachable));
    await again;
    expect(list.state).toMatchObject({ kind: 'ready', names: ['a'], failure: unreachable });
  });

  it('aborts its reads when the list is cancelled, and shows the previous rows', async () => {
    const { list, readAt } = await openWith({ names: ['a'], nextCursor: '1' });
    void list.loadMore(nextOf);
    list.cancel();
    expect(readAt(1).signal.aborted).toBe(true);
    expect(list.state).toMatchObject({ kind: 'ready', names: ['a'], more: 'idle' });
    void list.open({ of: 'A' });
    list.cancel();
    expect(readAt(2).signal.aborted).toBe(true);
    expect(list.state).toMatchObject({ kind: 'ready', names: ['a'], isLoading: false });
  });

  it('aborts the read of the next page when the list is read again, and reads no next page until then', async () => {
    const { list, reads, readAt } = await openWith({ names: ['a'], nextCursor: '1' });
    const more = list.loadMore(nextOf);
    const again = list.open({ of: 'A' });
    expect(readAt(1).signal.aborted).toBe(true);
    await list.loadMore(nextOf);
    expect(reads).toHaveLength(3);
    readAt(2).respond(ok({ names: ['z'], nextCursor: '1' }));
    await again;
    readAt(1).respond(ok({ names: ['b'] }));
    await more;
    expect(list.state).toMatchObject({ names: ['z'], nextCursor: '1', more: 'idle' });
  });

  it('hides the rows of another key until the new rows arrive, unless `keepsPrevious` is set', async () => {
    const dropped = await openWith({ names: ['a'] });
    void dropped.list.open({ of: 'B' });
    expect(dropped.list.state).toEqual({ kind: 'loading' });

    const { list, readAt } = await openWith({ names: ['a'], nextCursor: '1' }, { keepsPrevious: () => true });
    void list.open({ of: 'B' });
    const opening = list.open({ of: 'C' });
    const former = { kind: 'ready', names: ['a'], more: 'idle', former: { of: 'A' } };
    expect(list.state).toMatchObject({ ...former, isLoading: true });
    readAt(2).respond(err(unreachable));
    await opening;
    expect(list.state).toMatchObject({ ...former, isLoading: false, failure: unreachable });
    const again = list.open({ of: 'D' });
    expect(list.state).toEqual({ ...former, nextCursor: '1', isLoading: true, failure: undefined });
    readAt(3).respond(ok({ names: ['d'] }));
    await again;
    expect(list.state).toEqual({ kind: 'ready', names: ['d'], more: 'idle', isLoading: false, failure: undefined });
  });

  it('starts at the given cursor, or otherwise at the first page', async () => {
    const { list, readAt } = open();
    const opening = list.open({ of: 'A' }, '5');
    expect(readAt(0)).toMatchObject({ of: 'A', cursor: '5' });
    readAt(0).respond(ok({ names: ['f'] }));
    await opening;
    expect(list.state).toMatchObject({ kind: 'ready', names: ['f'] });
    void list.open({ of: 'A' });
    expect(readAt(1)).toMatchObject({ of: 'A', cursor: undefined });
  });

  it('requests no page after the last page', async () => {
    const { list, reads } = await openWith({ names: ['a'] });
    await list.loadMore(nextOf);
    expect(reads).toHaveLength(1);
  });
});
