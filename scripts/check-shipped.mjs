import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './support/build/hashFiles.mjs';
import { shippedFiles } from './support/moduleGraph.mjs';
import { root } from './support/root.mjs';

// Usage: check-shipped.mjs [folder]. Fails if a file of the product is not imported by any shipped program.
const folder = process.argv[2] ?? root;
const shipped = shippedFiles(folder);
const unshipped = ['src', 'server', 'contract']
  .flatMap((name) => listFiles(folder, name))
  .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !shipped.has(file) && isCode(file));

for (const file of unshipped) console.error(`${file}: nothing shipped imports it`);
console.log(`${unshipped.length} files are not shipped`);
process.exitCode = unshipped.length > 0 ? 1 : 0;

/** Whether a file exports more than types. */
function isCode(file) {
  const code = readFileSync(join(folder, file), 'utf8');
  return /^export (?!type |interface )/m.test(code);
}
