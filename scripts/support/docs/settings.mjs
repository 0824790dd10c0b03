import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../build/hashFiles.mjs';

const EXAMPLE = '.env.example';
const READER = 'server/infrastructure/settings.ts';
const ENTRY = 'server/main.ts';

/** Reports differences between `.env.example` and the settings that the server reads. A test compares the defaults. */
export function settingsProblems(folder) {
  const reader = readFileSync(join(folder, READER), 'utf8');
  const read = new Set([...reader.matchAll(/^ +([A-Z][A-Z_]+): /gm)].map(([, name]) => name));
  const example = readFileSync(join(folder, EXAMPLE), 'utf8');
  const documented = [...example.matchAll(/^([A-Z][A-Z_]*)=/gm)].map(([, name]) => name);
  const otherFiles = listFiles(folder, 'server').filter((file) => file.endsWith('.ts') && file !== ENTRY);
  return [
    ...[...read]
      .filter((name) => !documented.includes(name))
      .map((name) => `${EXAMPLE} lacks ${name}, which ${READER} reads`),
    ...documented
      .filter((name) => !read.has(name))
      .map((name) => `${EXAMPLE} has ${name}, which ${READER} does not read`),
    ...documented
      .filter((name, index) => documented.indexOf(name) < index)
      .map((name) => `${EXAMPLE} has ${name} twice`),
    ...otherFiles
      .filter((file) => readFileSync(join(folder, file), 'utf8').includes('process.env'))
      .map((file) => `${file} reads the environment; settings are read by ${READER}`),
  ];
}
