import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const endings = ['', '.ts', '.tsx', '.mjs'];
/** Ignores type imports, because they load no code. */
const statement = /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^'"`;]*?from\s*)?['"](\.[^'"]+)['"]/g;
const dynamic = /import\s*\(\s*['"](\.[^'"]+)['"]\s*\)/g;

/** Resolves a specifier without its query, e.g. `?worker`. */
const resolve = (from, specifier) =>
  endings
    .map((ending) => join(dirname(from), specifier.replace(/\?.*$/, '')) + ending)
    .find((path) => existsSync(path) && statSync(path).isFile());

const cache = new Map();

/** Absolute paths of the files whose code a file imports. */
export function importsOf(file) {
  const present = cache.get(file);
  if (present) return present;
  const code = /\.[mc]?tsx?$|\.mjs$/.test(file) ? readFileSync(file, 'utf8') : '';
  const specifiers = [
    ...[...code.matchAll(statement)].filter(([, isType]) => !isType).map(([, , specifier]) => specifier),
    ...[...code.matchAll(dynamic)].map(([, specifier]) => specifier),
  ];
  const imports = [...new Set(specifiers.map((specifier) => resolve(file, specifier)).filter(Boolean))];
  cache.set(file, imports);
  return imports;
}

/** All files that the entries import, also indirectly. Ignores the imports of a file if `follows` returns false. */
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

/** Files of the page, its preview frame, the service and the operator's commands, relative to the folder. */
export function shippedFiles(folder) {
  const entries = [
    'src/main.tsx',
    'src/main/preview.tsx',
    'src/main/renderSignIn.tsx',
    'server/main.ts',
    'scripts/support/verifyAuditLog.ts',
    'scripts/support/createOwner.ts',
    'scripts/support/backUp.ts',
    'scripts/support/restore.ts',
    'scripts/support/rotateSecret.ts',
    'scripts/support/exportData.ts',
    'scripts/support/eraseData.ts',
  ].map((path) => join(folder, path));
  return new Set([...reachedFrom(entries.filter((path) => existsSync(path)))].map((path) => relative(folder, path)));
}
