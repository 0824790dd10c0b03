import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const script = join(process.cwd(), 'scripts/trace.mjs');
/** Put together here, or the trace of this project would find it in this file. */
const title = (ids: string): string => `it('does it [${ids}]', () => {});`;
let folder: string;

function trace(test: string): { readonly status: number | null; readonly stdout: string } {
  writeFileSync(join(folder, 'test/cart.test.ts'), test);
  const { status, stdout } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
  return { status, stdout };
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trace-'));
  mkdirSync(join(folder, 'docs'));
  mkdirSync(join(folder, 'test'));
  const rows = [
    '| id | requirement |',
    '|---|---|',
    '| CA-1 | Carts have wheels. |',
    '| CA-2 | Carts roll. |',
    '| VL-cartName | letters |',
  ];
  writeFileSync(join(folder, 'docs/requirements.md'), rows.join('\n'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('lists the rows that no test names', () => {
  const { stdout } = trace(title('CA-1'));
  expect(stdout).toContain('CA-2');
  expect(stdout).toContain('VL-cartName');
  expect(stdout).not.toContain('CA-1');
});

it('counts several rows in one title', () => {
  expect(trace(title('CA-1, VL-cartName')).stdout).toContain('2 of 3 rows are named by a test.');
});

it('fails on a title that names a row there is none of', () => {
  expect(trace(title('CA-9'))).toMatchObject({ status: 1, stdout: expect.stringContaining('no row: CA-9') });
});
