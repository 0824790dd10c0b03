import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const DOCUMENT = 'docs/security.md';
const PATH = /`((?:contract|docs|scripts|server|src|test|locales)\/[^`]*)`/g;

/** Reports files that docs/security.md names, e.g. as a proof, although they do not exist. */
export function securityProblems(folder) {
  const document = join(folder, DOCUMENT);
  if (!existsSync(document)) return [];
  const lines = readFileSync(document, 'utf8').split('\n');
  return lines.flatMap((line, index) =>
    [...line.matchAll(PATH)]
      .filter(([, path]) => !existsSync(join(folder, path)))
      .map(([, path]) => `${DOCUMENT}:${index + 1} names ${path}, which does not exist`),
  );
}
