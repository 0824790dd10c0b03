import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Lists all files below a path in a stable order. Paths are relative to the root, with forward slashes. */
export function listFiles(root, path = '.') {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [relative(root, full).replaceAll('\\', '/')];
  return readdirSync(full, { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules' && entry.name !== '.git')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => listFiles(root, join(path, entry.name)));
}

export function hashFiles(root, paths, extra = []) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => listFiles(root, path))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  for (const value of extra) hash.update(`${value ?? ''}\0`);
  return hash.digest('hex');
}
