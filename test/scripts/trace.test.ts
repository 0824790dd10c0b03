import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { folderForEachTest } from '../support/folderForEachTest.ts';
import { runNode } from '../support/runNode.ts';

const script = join(process.cwd(), 'scripts/trace.mjs');
/** Split into two strings, because otherwise the trace of this project would find the row id in this file. */
const title = (ids: string): string => `it('does it [${ids}]', () => {});`;
const folder = folderForEachTest();

function trace(test: string) {
  folder.write('test/cart.test.ts', test);
  return runNode([script, folder.path]);
}

beforeEach(() => {
  const rows = [
    '| id | requirement |',
    '|---|---|',
    '| CA-1 | Carts have wheels. |',
    '| CA-2 | Carts roll. |',
    '| VL-cartName | letters |',
  ];
  folder.write('docs/requirements.md', rows.join('\n'));
});

it('npm run trace lists the requirement rows that no test title contains', () => {
  const { printed } = trace(title('CA-1'));
  expect(printed).toContain('CA-2');
  expect(printed).toContain('VL-cartName');
  expect(printed).not.toContain('CA-1');
});

it('npm run trace counts every requirement id if the title of a test contains several ids', () => {
  expect(trace(title('CA-1, VL-cartName')).printed).toContain('2 of 3 rows are shown by a test of what ships');
});

it('npm run trace fails if a title contains an unknown row', () => {
  expect(trace(title('CA-9'))).toMatchObject({ status: 1, printed: expect.stringContaining('no row: CA-9') });
});

it('npm run trace does not count a row that only a test of unshipped code contains', () => {
  folder.write('src/main.tsx', "import { cart } from './cart.ts';\ncart();\n");
  folder.write('src/cart.ts', 'export const cart = () => 1;\n');
  folder.write('src/wheel.ts', 'export const wheel = () => 1;\n');
  const importing = (path: string) =>
    `import { it } from 'vitest';\nimport { x } from '../src/${path}';\n${title('CA-1')}`;
  expect(trace(importing('cart.ts')).printed).toContain('1 of 3 rows');
  const { printed } = trace(importing('wheel.ts'));
  expect(printed).toContain('0 of 3 rows');
  expect(printed).toMatch(/nothing shipped reaches:\nCA-1/);
});

it('npm run trace lists the rows that a browser test contains', () => {
  folder.write('test/e2e/cart.spec.ts', title('CA-2'));
  expect(trace(title('CA-1')).printed).toContain('Shown in the browser: CA-2');
});
