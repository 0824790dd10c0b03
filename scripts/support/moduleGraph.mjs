import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const endings = ['', '.ts', '.tsx', '.mjs'];
/** An import for its types alone leaves nothing behind that runs. */
const statement = /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^'"`;]*?from\s*)?['"](\.[^'"]+)['"]/g;
const dynamic = /import\s*\(\s*['"](\.[^'"]+)['"]\s*\)/g;

/** What stands behind a question mark says how a file is imported, as a worker. */
const resolve = (from, specifier) =>
  endings
    .map((ending) => join(dirname(from), specifier.replace(/\?.*$/, '')) + ending)
    .find((path) => existsSync(path) && statSync(path).isFile());

const known = new Map();

/** The files that a file imports to run, paths absolute. */
export function importsOf(file) {
  const present = known.get(file);
  if (present) return present;
  const code = /\.[mc]?tsx?$|\.mjs$/.test(file) ? readFileSync(file, 'utf8') : '';
  const specifiers = [
    ...[...code.matchAll(statement)].filter(([, isType]) => !isType).map(([, , specifier]) => specifier),
    ...[...code.matchAll(dynamic)].map(([, specifier]) => specifier),
  ];
  const found = [...new Set(specifiers.map((specifier) => resolve(file, specifier)).filter(Boolean))];
  known.set(file, found);
  return found;
}

/** Everything that running these files runs; `follows` may keep from looking into a file. */
export function reachedFrom(entries, follows = () => true) {
  const reached = new Set();
  const queue = [...entries];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    if (follows(file)) queue.push(...importsOf(file));
  }
  return reached;
}

/** What ships: the page, the frame of its preview, what is rendered on the service, the service, and the commands of who runs it. Paths relative to the folder. */
export function shippedFiles(folder) {
  const entries = [
    'src/main.tsx',
    'src/main/preview.tsx',
    'src/main/renderSignIn.tsx',
    'server/main.ts',
    'scripts/support/verifyAuditLog.ts',
    'scripts/support/createOwner.ts',
  ].map((path) => join(folder, path));
  return new Set([...reachedFrom(entries.filter((path) => existsSync(path)))].map((path) => relative(folder, path)));
}
