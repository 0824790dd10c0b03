import { describe, expect, it } from 'vitest';
import { BatchLoader } from '../../../server/infrastructure/postgres/connection/BatchLoader.ts';

/** Statements that the test ends. */
function gathering() {
  const statements: { readonly asked: readonly string[]; readonly end: () => void; readonly fail: () => void }[] = [];
  const asked = new BatchLoader<string, string>(
    (texts) =>
      new Promise((resolve, reject) => {
        const end = () => resolve(texts.map((text) => text.toUpperCase()));
        statements.push({ asked: texts, end, fail: () => reject(new Error('away')) });
      }),
  );
  return { statements, ask: (text: string) => asked.ask(text, text) };
}

const turn = () => new Promise(setImmediate);

describe('BatchLoader: queries combined into one statement', () => {
  it('wait for the running one, and are answered by a statement that starts after them', async () => {
    const { statements, ask } = gathering();
    const [first] = [ask('a'), await turn()];
    const later = [ask('b'), ask('c'), ask('b')];
    await turn();
    expect(statements.map(({ asked }) => asked)).toEqual([['a']]);
    statements[0]?.end();
    expect(await first).toBe('A');
    await turn();
    expect(statements[1]?.asked).toEqual(['b', 'c']);
    const [last] = [ask('b'), await turn()];
    statements[1]?.end();
    expect(await Promise.all(later)).toEqual(['B', 'C', 'B']);
    await turn();
    expect(statements[2]?.asked).toEqual(['b']);
    statements[2]?.end();
    expect(await last).toBe('B');
  });

  it('fail only with their own statement', async () => {
    const { statements, ask } = gathering();
    const [first] = [settledOf(ask('a')), await turn()];
    const second = settledOf(ask('b'));
    statements[0]?.fail();
    expect(await first).toBe('away');
    await turn();
    expect(statements[1]?.asked).toEqual(['b']);
    statements[1]?.end();
    expect(await second).toBe('B');
  });
});

const settledOf = (answer: Promise<string>): Promise<string> => answer.catch((error: Error) => error.message);
