import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lifetimesTable, strayLifetimes } from './support/docs/lifetimes.mjs';
import { securityProblems } from './support/docs/security.mjs';
import { settingsProblems, settingsTable } from './support/docs/settings.mjs';
import { root } from './support/root.mjs';

// Usage: generate-docs.mjs [--check] [folder]. Generates the tables of docs/OPERATING.md.
// `--check` also checks the files that docs/security.md names.
const isCheck = process.argv[2] === '--check';
const folder = process.argv[isCheck ? 3 : 2] ?? root;
const target = join(folder, 'docs/OPERATING.md');
const tables = { settings: settingsTable(folder), lifetimes: await lifetimesTable(folder) };

const present = readFileSync(target, 'utf8');
let text = present;
for (const [name, table] of Object.entries(tables)) {
  const [begin, end] = [`<!-- ${name}: made by npm run docs -->`, `<!-- ${name} end -->`];
  if (!text.includes(begin) || !text.includes(end)) throw new Error(`docs/OPERATING.md has no place for ${name}.`);
  text = `${text.slice(0, text.indexOf(begin) + begin.length)}\n${table}\n${text.slice(text.indexOf(end))}`;
}

const problems = [...strayLifetimes(folder), ...settingsProblems(folder), ...securityProblems(folder)];
if (!isCheck) writeFileSync(target, text);
else if (text !== present) problems.push('docs/OPERATING.md is not what its tables are made from: npm run docs');
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
