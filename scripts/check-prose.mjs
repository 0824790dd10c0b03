import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './support/build/hashFiles.mjs';
import { hardToRead } from './support/prose/hardToRead.mjs';
import { readSubjects } from './support/prose/readSubjects.mjs';
import { textsOfCode, textsOfMarkdown } from './support/prose/readTexts.mjs';
import { root } from './support/root.mjs';

// Usage: check-prose.mjs [folder]. Comments, docs, test names and the subjects of new commits must be easy to read.
const folder = process.argv[2] ?? root;
const MAX_SUBJECT = 72;
/** Excludes requirements, because they quote their source, and files that are generated or lists of words. */
const isExcluded = (file) => /publish-requests|glossary|generated|docs\/requirements\.md/i.test(file);

const problems = [];
const files = ['src', 'server', 'contract', 'sample', 'scripts', 'test', 'docs'].flatMap((each) =>
  listFiles(folder, each),
);
const documents = readdirSync(folder).filter((file) => /^[A-Z]+\.md$/.test(file));
for (const file of [...files, ...documents].filter((each) => !isExcluded(each))) {
  for (const read of textsOf(file)) {
    const broken = hardToRead(read);
    if (broken.length > 0) problems.push(`${file}:${read.line}: ${broken.join(', ')}: ${read.text}`);
  }
}
for (const subject of readSubjects(folder)) {
  if (subject.length > MAX_SUBJECT) problems.push(`commit subject over ${MAX_SUBJECT} characters: ${subject}`);
  if (subject.includes(';')) problems.push(`commit subject with two topics: ${subject}`);
}

function textsOf(file) {
  if (file.endsWith('.md')) return textsOfMarkdown(readFileSync(join(folder, file), 'utf8'));
  if (/\.(?:tsx?|mjs)$/.test(file)) return textsOfCode(file, readFileSync(join(folder, file), 'utf8'));
  return [];
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
