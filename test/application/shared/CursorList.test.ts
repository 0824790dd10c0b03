import { describe, expect, it } from 'vitest';
import { CursorList, type CursorListOptions } from '../../../src/application/shared/CursorList.ts';
import type { PortFailure } from '../../../src/application/shared/failure.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';

type Page = { readonly names: readonly string[]; readonly nextCursor?: string | undefined };
type Question = {
  readonly of: string;
  readonly cursor: string | undefined;
  readonly signal: AbortSignal;
  readonly answer: (answer: Result<Page, PortFailure>) => void;
};

const unreachable: PortFailure = { kind: 'unreachable' };

/** A list whose reads are answered when the test says so. */
function open(options: Partial<CursorListOptions<{ readonly of: string }, Page>> = {}) {
  const questions: Question[] = [];
  const list = new CursorList<{ readonly of: string }, Page>(
    ({ of }, cursor, signal) => new Promise((answer) => questions.push({ of, cursor, signal, answer })),
    { append: (shown, next) => ({ ...next, names: [...shown.names, ...next.names] }), ...options },
  );
  const question = (nth: number): Question => questions[nth] ?? expect.fail(`read ${nth} was not begun`);
  return { list, questions, question };
}

async function openWith(first: Page, options: Partial<CursorListOptions<{ readonly of: string }, Page>> = {}) {
  const opened = open(options);
  const opening = opened.list.open({ of: 'A' });
  opened.question(0).answer(ok(first));
  await opening;
  return opened;
}

describe('a list that is read page by page', () => {
  it('grows by the page after what is shown', async () => {
    const { list, question } = await openWith({ names: ['a'], nextCursor: '1' });
    expect(list.state).toMatchObject({ kind: 'ready', names: ['a'], more: 'idle' });
    const more = list.loadMore();
    expect(list.state).toMatchObject({ names: ['a'], more: 'loading' });
    expect(question(1)).toMatchObject({ of: 'A', cursor: '1' });
    question(1).answer(ok({ names: ['b'], nextCursor: undefined }));
    await more;
    expect(list.state).toMatchObject({ names: ['a', 'b'], nextCursor: undefined, more: 'idle' });
  });

  it('stays as it is where it cannot be read anew, and says why [PB-16]', async () => {
    const { list, question } = await openWith({ names: ['a'] });
    const again = list.open({ of: 'A' });
    expect(list.state).toMatchObject({ kind: 'ready', names: ['a'] });
    question(1).answer(err(unreachable));
    await again;
    expect(list.state).toMatchObject({ kind: 'ready', names: ['a'], failure: unreachable });
  });

  it('gives up the page after it once it is read anew, and asks for none meanwhile', async () => {
    const { list, questions, question } = await openWith({ names: ['a'], nextCursor: '1' });
    const more = list.loadMore();
    const again = list.open({ of: 'A' });
    expect(question(1).signal.aborted).toBe(true);
    await list.loadMore();
    expect(questions).toHaveLength(3);
    question(2).answer(ok({ names: ['z'], nextCursor: '1' }));
    await again;
    question(1).answer(ok({ names: ['b'] }));
    await more;
    expect(list.state).toMatchObject({ names: ['z'], nextCursor: '1', more: 'idle' });
  });

  it('of another key is not shown before it is there, unless the former one is to stay until then, named as what it is', async () => {
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

  it('is shown once as many pages are there as its opening asks for', async () => {
    const { list, question, questions } = open();
    const opening = list.open({ of: 'A' }, ({ names }) => names.length >= 3);
    question(0).answer(ok({ names: ['a'], nextCursor: '1' }));
    await expect.poll(() => questions.length).toBe(2);
    expect(list.state).toEqual({ kind: 'loading' });
    expect(list.isShown({ of: 'A' })).toBe(false);
    expect(question(1)).toMatchObject({ of: 'A', cursor: '1' });
    question(1).answer(ok({ names: ['b', 'c'], nextCursor: '2' }));
    await opening;
    expect(list.state).toMatchObject({ kind: 'ready', names: ['a', 'b', 'c'], nextCursor: '2' });
    expect(list.isShown({ of: 'A' })).toBe(true);
    expect(list.isShown({ of: 'B' })).toBe(false);
    expect(questions).toHaveLength(2);
  });

  it('fails as a whole where one of the pages of its opening does', async () => {
    const { list, question, questions } = open();
    const opening = list.open({ of: 'A' }, () => false);
    question(0).answer(ok({ names: ['a'], nextCursor: '1' }));
    await expect.poll(() => questions.length).toBe(2);
    question(1).answer(err(unreachable));
    await opening;
    expect(list.state).toEqual({ kind: 'failed', failure: unreachable });
  });
});
