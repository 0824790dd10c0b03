import { describe, expect, it } from 'vitest';
import { BatchLoader } from '../../../server/infrastructure/postgres/connection/BatchLoader.ts';

/** Statements whose results the test provides. */
function openLoader() {
  const statements: { readonly keys: readonly string[]; readonly end: () => void; readonly fail: () => void }[] = [];
  const loader = new BatchLoader<string, string>(
    (texts) =>
      new Promise((resolve, reject) => {
        const end = () => resolve(texts.map((text) => text.toUpperCase()));
        statements.push({ keys: texts, end, fail: () => reject(new Error('away')) });
      }),
  );
  return { statements, load: (text: string) => loader.ask(text, text) };
}

const turn = () => new Promise(setImmediate);

describe('BatchLoader', () => {
  it('combines queries that arrive during a running statement into the next statement', async () => {
    const { statements, load } = openLoader();
    const [first] = [load('a'), await turn()];
    const later = [load('b'), load('c'), load('b')];
    await turn();
    expect(statements.map(({ keys }) => keys)).toEqual([['a']]);
    statements[0]?.end();
    expect(await first).toBe('A');
    await turn();
    expect(statements[1]?.keys).toEqual(['b', 'c']);
    const [last] = [load('b'), await turn()];
    statements[1]?.end();
    expect(await Promise.all(later)).toEqual(['B', 'C', 'B']);
    await turn();
    expect(statements[2]?.keys).toEqual(['b']);
    statements[2]?.end();
    expect(await last).toBe('B');
  });

  it('rejects only the queries of the statement that failed', async () => {
    const { statements, load } = openLoader();
    const [first] = [settledOf(load('a')), await turn()];
    const second = settledOf(load('b'));
    statements[0]?.fail();
    expect(await first).toBe('away');
    await turn();
    expect(statements[1]?.keys).toEqual(['b']);
    statements[1]?.end();
    expect(await second).toBe('B');
  });
});

const settledOf = (answer: Promise<string>): Promise<string> => answer.catch((error: Error) => error.message);
