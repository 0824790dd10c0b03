import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './support/build/hashFiles.mjs';
import { root } from './support/root.mjs';

// Usage: trace.mjs [folder]; lists the rows of docs/requirements.md that no test title names, as `[PC-3]` or `[PC-3, PC-4]`.
const folder = process.argv[2] ?? root;

const document = readFileSync(join(folder, 'docs/requirements.md'), 'utf8');
const rows = new Map(
  [...document.matchAll(/^\| *([A-Z]{2,3}-[A-Za-z0-9]+) *\| *(.*?) *\|$/gm)].map(([, id, text]) => [id, text]),
);

const named = new Set();
for (const file of listFiles(folder, 'test').filter((name) => /\.(test|spec)\.tsx?$/.test(name))) {
  const brackets = readFileSync(join(folder, file), 'utf8').matchAll(/\[([A-Z]{2,3}-\w+(?:, ?[A-Z]{2,3}-\w+)*)\]/g);
  for (const [, ids] of brackets) for (const id of ids.split(/, ?/)) named.add(id);
}

const open = [...rows].filter(([id]) => !named.has(id));
const unknown = [...named].filter((id) => !rows.has(id));

for (const [id, text] of open) console.log(`${id.padEnd(8)}${text.slice(0, 110)}`);
if (unknown.length > 0) console.log(`Named by a test, but no row: ${unknown.join(' ')}`);
console.log(`${rows.size - open.length} of ${rows.size} rows are named by a test.`);
process.exitCode = unknown.length > 0 ? 1 : 0;
