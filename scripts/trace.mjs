import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listFiles } from './support/build/hashFiles.mjs';
import { importsOf, reachedFrom, shippedFiles } from './support/moduleGraph.mjs';
import { root } from './support/root.mjs';

// Usage: trace.mjs [folder]. Reports whether a test title names each requirement, e.g. `[PC-3]` or `[PC-3, PC-4]`.
const folder = process.argv[2] ?? root;

const document = readFileSync(join(folder, 'docs/requirements.md'), 'utf8');
const rows = new Map(
  [...document.matchAll(/^\| *([A-Z]{2,3}-[A-Za-z0-9]+) *\| *(.*?) *\|$/gm)].map(([, id, text]) => [id, text]),
);
const shipped = shippedFiles(folder);
const isProduct = (path) => /^(src|server|contract|sample)\//.test(path);
const isBrowserTest = (file) => file.startsWith('test/e2e/');

/**
 * Product code that a test imports directly. If the test imports no product code, the product code that its helpers
 * import.
 */
function productImportsOf(file) {
  const own = importsOf(join(folder, file)).map((path) => relative(folder, path));
  const product = own.filter(isProduct);
  if (product.length > 0) return product;
  const isTest = (path) => relative(folder, path).startsWith('test/');
  return [...reachedFrom([join(folder, file)], isTest)].map((path) => relative(folder, path)).filter(isProduct);
}

/** Whether a test imports shipped code. True for a test without imports, e.g. one that starts a program. */
const isOfShipped = (file) => isBrowserTest(file) || productImportsOf(file).every((path) => shipped.has(path));

const idsInTitles = { shipped: new Set(), waiting: new Set(), browser: new Set() };
for (const file of listFiles(folder, 'test').filter((name) => /\.(test|spec)\.tsx?$/.test(name))) {
  const brackets = [
    ...readFileSync(join(folder, file), 'utf8').matchAll(/\[([A-Z]{2,3}-\w+(?:, ?[A-Z]{2,3}-\w+)*)\]/g),
  ];
  if (brackets.length === 0) continue;
  const isShown = isOfShipped(file);
  for (const id of brackets.flatMap(([, ids]) => ids.split(/, ?/))) {
    (isShown ? idsInTitles.shipped : idsInTitles.waiting).add(id);
    if (isBrowserTest(file)) idsInTitles.browser.add(id);
  }
}

const line = (id) => `${id.padEnd(8)}${(rows.get(id) ?? '').slice(0, 110)}`;
const unnamed = [...rows.keys()].filter((id) => !idsInTitles.shipped.has(id) && !idsInTitles.waiting.has(id));
const waiting = [...rows.keys()].filter((id) => !idsInTitles.shipped.has(id) && idsInTitles.waiting.has(id));
const unknown = [...idsInTitles.shipped, ...idsInTitles.waiting].filter((id) => !rows.has(id));
const inBrowser = [...rows.keys()].filter((id) => idsInTitles.browser.has(id));

for (const id of unnamed) console.log(line(id));
if (waiting.length > 0) console.log('\nShown by tests of code that nothing shipped reaches:');
for (const id of waiting) console.log(line(id));
console.log(`\nShown in the browser: ${inBrowser.join(' ') || 'none'}`);
if (unknown.length > 0) console.log(`Named by a test, but no row: ${[...new Set(unknown)].join(' ')}`);
console.log(
  `${rows.size - unnamed.length - waiting.length} of ${rows.size} rows are shown by a test of what ships, ` +
    `${inBrowser.length} of them in the browser.`,
);
process.exitCode = unknown.length > 0 ? 1 : 0;
