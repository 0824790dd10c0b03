import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const script = join(process.cwd(), 'scripts/generate-docs.mjs');
let folder: string;

function write(file: string, content: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

function run(...options: readonly string[]): { readonly status: number | null; readonly printed: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...options, folder], { encoding: 'utf8' });
  return { status, printed: `${stdout}${stderr}` };
}

const lifetimes = (days: number): string => `const DAY = 86_400_000;
/*
 * For good are kept:
 *
 * - The log: it proves what was done.
 */

/**
 * A basket, since the last
 * purchase: it outlasts a holiday.
 */
export const BASKET_LIFE = ${days} * DAY;
`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-'));
  write('src/domain/shared/lifetimes.ts', lifetimes(30));
  write('docs/OPERATING.md', '<!-- lifetimes: made by npm run docs -->\n<!-- lifetimes end -->\n');
  run();
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the tables for who operates the service', () => {
  it('say how long everything is kept, and why, by the constants', () => {
    expect(readFileSync(join(folder, 'docs/OPERATING.md'), 'utf8').split('\n')).toEqual([
      '<!-- lifetimes: made by npm run docs -->',
      '| what, and since when | how long | why | in the code |',
      '| --- | --- | --- | --- |',
      '| The log | for good | it proves what was done | – |',
      '| A basket, since the last purchase | 30 days | it outlasts a holiday | `BASKET_LIFE` |',
      '<!-- lifetimes end -->',
      '',
    ]);
    expect(run('--check')).toEqual({ status: 0, printed: '' });
  });

  it('are refused once a constant is another', () => {
    write('src/domain/shared/lifetimes.ts', lifetimes(31));
    expect(run('--check')).toMatchObject({ status: 1, printed: expect.stringContaining('npm run docs') });
  });

  it('want a reason of each lifetime, and each of them in the one module', () => {
    write('server/carts.ts', 'const CART_LIFE = 5;');
    expect(run('--check').printed).toContain('server/carts.ts: CART_LIFE is a lifetime');
    write('src/domain/shared/lifetimes.ts', '/** A basket. */\nexport const BASKET_LIFE = 1;\n');
    expect(run()).toMatchObject({ status: 1, printed: expect.stringContaining('gives no reason') });
  });
});
