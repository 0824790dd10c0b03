import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './support/root.mjs';

// Usage: check-size.mjs [folder of a built page]
const folder = process.argv[2] ?? join(root, 'dist/page');

const KIB = 1024;
/**
 * What a person waits for: script before the sign-in form is handled, what is fetched behind it while nobody waits, what
 * any one page may add to what is there by then; and all of it together until return reasons are drawn.
 */
const budgets = { signIn: 150 * KIB, application: 215 * KIB, page: 60 * KIB, returnReasons: 375 * KIB };

/** Loaded behind the sign-in form; every page comes on top of it (scripts/support/build/chunkGroups.ts). */
const applicationFiles = [/^static\/(application|libraries)-.*\.js$/];
const pageSources = [/Page\.tsx$/];

const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
const chunks = Object.entries(manifest).map(([key, chunk]) => ({ key, source: chunk.src ?? key, ...chunk }));
const matching = (patterns) => chunks.filter((chunk) => patterns.some((pattern) => pattern.test(chunk.source)));

const signIn = graphOf(chunks.filter((chunk) => chunk.isEntry));
const application = graphOf(
  chunks.filter(({ file }) => applicationFiles.some((pattern) => pattern.test(file))),
  signIn,
);
const pages = matching(pageSources)
  .filter((chunk) => chunk.isDynamicEntry && !signIn.has(chunk.file))
  .map((chunk) => ({ name: chunk.source, files: graphOf([chunk], signIn, application) }));

let failed = signIn.size === 0 || application.size === 0;
report('sign-in', signIn, budgets.signIn);
report('application behind sign-in', application, budgets.application);
for (const { name, files } of pages) report(name, files, budgets.page);
const returnReasons = pages.find(({ name }) => name.endsWith('/ReturnReasonsPage.tsx'));
failed ||= returnReasons === undefined;
report(
  'all until return reasons are drawn',
  new Set([...signIn, ...application, ...(returnReasons?.files ?? [])]),
  budgets.returnReasons,
);
process.exitCode = failed ? 1 : 0;

/** The script files a chunk pulls in at once, without those that are there already. */
function graphOf(starts, ...present) {
  const files = new Set();
  const visit = (chunk) => {
    if (files.has(chunk.file) || !chunk.file.endsWith('.js') || present.some((set) => set.has(chunk.file))) return;
    files.add(chunk.file);
    for (const key of chunk.imports ?? []) visit(manifest[key]);
  };
  starts.forEach(visit);
  return files;
}

function report(name, files, budget) {
  const bytes = [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length,
    0,
  );
  const tooBig = bytes > budget;
  failed ||= tooBig;
  const print = tooBig ? console.error : console.log;
  print(`${tooBig ? 'TOO BIG ' : ''}${name}: ${kib(bytes)} of ${kib(budget)} KiB`);
}

function kib(bytes) {
  return (bytes / KIB).toFixed(1);
}
