import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** An element of a list with a non-null assertion: `sent[0]!`, `counts.at(-1)!`. */
const ASSERTED_ELEMENT = /(?:\.at\(-?\d+\)|\[\d+\])!/;

const assertedIn = (text: string): readonly string[] => text.split('\n').filter((line) => ASSERTED_ELEMENT.test(line));

describe('the tests in test/ui', () => {
  it('wait for list elements with `waitForValue` instead of non-null assertions', () => {
    expect(
      assertedIn("replays.last.counts.at(-1)!.answer(0);\nawait blobs[0]!.text();\nlist[0] !== 'a';"),
    ).toHaveLength(2);
    const files = readdirSync('test/ui', { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap((path) =>
      assertedIn(readFileSync(join('test/ui', path), 'utf8')).map((line) => `${path}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });
});
