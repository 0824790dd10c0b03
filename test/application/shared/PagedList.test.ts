import { describe, expect, it } from 'vitest';
import { PagedList, type PagedListOptions } from '../../../src/application/shared/PagedList.ts';
import type { PortFailure } from '../../../src/application/shared/failure.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';

type Page = { readonly names: readonly string[]; readonly nextCursor?: string | undefined };
type Question = {
  readonly of: string;
  readonly cursor: string | undefined;
  readonly signal: AbortSignal;
  readonly answer: (answer: Result<Page, PortFailure>) => void;
};

const nextOf = ({ nextCursor }: Page): string | undefined => nextCursor;
const unreachable: PortFailure = { kind: 'unreachable' };

/** Opens a list whose reads the test responds to. */
function open(options: Partial<PagedListOptions<{ readonly of: string }, Page>> = {}) {
  const questions: Question[] = [];
  const list = new PagedList<{ readonly of: string }, Page>(
    ({ of }, cursor, signal) => new Promise((answer) => questions.push({ of, cursor, signal, answer })),
    { join: (shown, next) => ({ ...next, names: [...shown.names, ...next.names] }), ...options },
  );
  const question = (nth: number): Question => questions[nth] ?? expect.fail(`read ${nth} was not begun`);
  return { list, questions, question };
}

async function openWith(first: Page, options: Partial<PagedListOptions<{ readonly of: string }, Page>> = {}) {
  const opened = open(options);
  const opening = opened.list.open({ of: 'A' });
  opened.question(0).answer(ok(first));
  await opening;
  return opened;
}

describe('PagedList', () => {
  it('appends the next page to the loaded pages', async () => {
    const { list, question } = await openWith({ names: ['a'], nextCursor: '1' });
    expect(list.state).toMatchObject({ kind: 'ready', names: ['a'], more: 'idle' });
    const more = list.loadMore(nextOf);
    expect(list.state).toMatchObject({ names: ['a'], more: 'loading' });
    expect(question(1)).toMatchObject({ of: 'A', cursor: '1' });
    question(1).answer(ok({ names: ['b'], nextCursor: undefined }));
    await more;
    expect(list.state).toMatchObject({ names: ['a', 'b'], nextCursor: undefined, more: 'idle' });
  });

  it('keeps its rows if it cannot be read again, and returns the failure [PB-16]', async () => {
    const { list, question } = await openWith({ names: ['a'] });
    const again = list.open({ of: 'A' });
    expect(list.state).toMatchObject({ kind: 'ready', names: ['a'] });
    question(1).answer(err(unreachable));
    await again;
    expect(list.state).toMatchObject({ kind: 'ready', names: ['a'], failure: unreachable });
  });

  it('aborts its reads when it is cancelled, and shows the previous rows', async () => {
    const { list, question } = await openWith({ names: ['a'], nextCursor: '1' });
    void list.loadMore(nextOf);
    list.cancel();
    expect(question(1).signal.aborted).toBe(true);
    expect(list.state).toMatchObject({ kind: 'ready', names: ['a'], more: 'idle' });
    void list.open({ of: 'A' });
    list.cancel();
    expect(question(2).signal.aborted).toBe(true);
    expect(list.state).toMatchObject({ kind: 'ready', names: ['a'], isLoading: false });
  });

  it('aborts the read of the next page when the list is read again, and does not read it before that ends', async () => {
    const { list, questions, question } = await openWith({ names: ['a'], nextCursor: '1' });
    const more = list.loadMore(nextOf);
    const again = list.open({ of: 'A' });
    expect(question(1).signal.aborted).toBe(true);
    await list.loadMore(nextOf);
    expect(questions).toHaveLength(3);
    question(2).answer(ok({ names: ['z'], nextCursor: '1' }));
    await again;
    question(1).answer(ok({ names: ['b'] }));
    await more;
    expect(list.state).toMatchObject({ names: ['z'], nextCursor: '1', more: 'idle' });
  });

  it('hides the rows of another key until the new rows arrive, unless `keepsPrevious` is set', async () => {
    const dropped = await openWith({ names: ['a'] });
    void dropped.list.open({ of: 'B' });
    expect(dropped.list.state).toEqual({ kind: 'loading' });

    const { list, question } = await openWith({ names: ['a'], nextCursor: '1' }, { keepsPrevious: () => true });
    void list.open({ of: 'B' });
    const opening = list.open({ of: 'C' });
    const former = { kind: 'ready', names: ['a'], more: 'idle', former: { of: 'A' } };
    expect(list.state).toMatchObject({ ...former, isLoading: true });
    question(2).answer(err(unreachable));
    await opening;
    expect(list.state).toMatchObject({ ...former, isLoading: false, failure: unreachable });
    const again = list.open({ of: 'D' });
    expect(list.state).toEqual({ ...former, nextCursor: '1', isLoading: true, failure: undefined });
    question(3).answer(ok({ names: ['d'] }));
    await again;
    expect(list.state).toEqual({ kind: 'ready', names: ['d'], more: 'idle', isLoading: false, failure: undefined });
  });

  it('starts at the given cursor, or otherwise at the first page', async () => {
    const { list, question } = open();
    const opening = list.open({ of: 'A' }, '5');
    expect(question(0)).toMatchObject({ of: 'A', cursor: '5' });
    question(0).answer(ok({ names: ['f'] }));
    await opening;
    expect(list.state).toMatchObject({ kind: 'ready', names: ['f'] });
    void list.open({ of: 'A' });
    expect(question(1)).toMatchObject({ of: 'A', cursor: undefined });
  });

  it('requests no page after the last page', async () => {
    const { list, questions } = await openWith({ names: ['a'] });
    await list.loadMore(nextOf);
    expect(questions).toHaveLength(1);
  });
});
