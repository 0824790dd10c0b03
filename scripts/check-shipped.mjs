import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './support/build/hashFiles.mjs';
import { shippedFiles } from './support/moduleGraph.mjs';
import { root } from './support/root.mjs';

// Usage: check-shipped.mjs [folder]; every file of the product is reached by what ships, but for those that wait for a page:
// scripts/waiting.json names each with the requirement row it waits for. The list may only get shorter: `most` is how many
// there were last.
const folder = process.argv[2] ?? root;
const { most, files } = JSON.parse(readFileSync(join(folder, 'scripts/waiting.json'), 'utf8'));
const document = readFileSync(join(folder, 'docs/requirements.md'), 'utf8');
const rows = new Set([...document.matchAll(/^\| *([A-Z]{2,3}-[A-Za-z0-9]+) *\|/gm)].map(([, id]) => id));

const shipped = shippedFiles(folder);
const unshipped = ['src', 'server', 'contract']
  .flatMap((name) => listFiles(folder, name))
  .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !shipped.has(file) && isCode(file));

const problems = [
  ...unshipped.filter((file) => !(file in files)).map((file) => `${file}: nothing shipped imports it`),
  ...Object.entries(files).flatMap(([file, row]) => {
    if (!unshipped.includes(file)) return [`${file}: it ships, or is gone; take it off scripts/waiting.json`];
    return rows.has(row) ? [] : [`${file}: ${row} is no row of docs/requirements.md`];
  }),
  ...(Object.keys(files).length > most ? [`${Object.keys(files).length} files wait, ${most} did last`] : []),
  ...(Object.keys(files).length < most ? [`${Object.keys(files).length} files wait; lower "most" from ${most}`] : []),
];
for (const problem of problems) console.error(problem);
console.log(`${unshipped.length} files wait for a page, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

/** A file of types alone leaves nothing behind that could ship. */
function isCode(file) {
  const code = readFileSync(join(folder, file), 'utf8');
  return /^export (?!type |interface )/m.test(code);
}
