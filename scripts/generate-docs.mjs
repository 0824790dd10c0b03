import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lifetimesList, strayLifetimes } from './support/docs/lifetimes.mjs';
import { securityProblems } from './support/docs/security.mjs';
import { settingsProblems } from './support/docs/settings.mjs';
import { root } from './support/root.mjs';

// Usage: generate-docs.mjs [--check] [folder]. Generates the list of lifetimes in docs/OPERATING.md.
// Always checks .env.example and the files that docs/security.md names.
const isCheck = process.argv[2] === '--check';
const folder = process.argv[isCheck ? 3 : 2] ?? root;
const target = join(folder, 'docs/OPERATING.md');
const [begin, end] = ['<!-- lifetimes: made by npm run docs -->', '<!-- lifetimes end -->'];

const present = readFileSync(target, 'utf8');
if (!present.includes(begin) || !present.includes(end))
  throw new Error('docs/OPERATING.md has no place for the lifetimes.');
const list = await lifetimesList(folder);
const text = `${present.slice(0, present.indexOf(begin) + begin.length)}\n${list}\n${present.slice(present.indexOf(end))}`;

const problems = [...strayLifetimes(folder), ...settingsProblems(folder), ...securityProblems(folder)];
if (!isCheck) writeFileSync(target, text);
else if (text !== present) problems.push('the lifetimes in docs/OPERATING.md are outdated: npm run docs');
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
