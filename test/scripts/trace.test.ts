import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const script = join(process.cwd(), 'scripts/trace.mjs');
/** Split into two strings, because otherwise the trace of this project would find the row id in this file. */
const title = (ids: string): string => `it('does it [${ids}]', () => {});`;
let folder: string;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function trace(test: string): { readonly status: number | null; readonly stdout: string } {
  write('test/cart.test.ts', test);
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

it('npm run trace lists the requirement rows that no test title contains', () => {
  const { stdout } = trace(title('CA-1'));
  expect(stdout).toContain('CA-2');
  expect(stdout).toContain('VL-cartName');
  expect(stdout).not.toContain('CA-1');
});

it('npm run trace counts every requirement id if the title of a test contains several ids', () => {
  expect(trace(title('CA-1, VL-cartName')).stdout).toContain('2 of 3 rows are shown by a test of what ships');
});

it('npm run trace fails if a title contains an unknown row', () => {
  expect(trace(title('CA-9'))).toMatchObject({ status: 1, stdout: expect.stringContaining('no row: CA-9') });
});

it('npm run trace does not count a row that only a test of unshipped code contains', () => {
  write('src/main.tsx', "import { cart } from './cart.ts';\ncart();\n");
  write('src/cart.ts', 'export const cart = () => 1;\n');
  write('src/wheel.ts', 'export const wheel = () => 1;\n');
  const importing = (path: string) =>
    `import { it } from 'vitest';\nimport { x } from '../src/${path}';\n${title('CA-1')}`;
  expect(trace(importing('cart.ts')).stdout).toContain('1 of 3 rows');
  const { stdout } = trace(importing('wheel.ts'));
  expect(stdout).toContain('0 of 3 rows');
  expect(stdout).toMatch(/nothing shipped reaches:\nCA-1/);
});

it('npm run trace lists the rows that a browser test contains', () => {
  write('test/e2e/cart.spec.ts', title('CA-2'));
  expect(trace(title('CA-1')).stdout).toContain('Shown in the browser: CA-2');
});
