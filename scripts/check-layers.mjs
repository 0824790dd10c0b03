import { join } from 'node:path';
import { listFiles } from './support/build/hashFiles.mjs';
import { featureImports } from './support/featureImports.mjs';
import { folderCircles } from './support/folderCircles.mjs';
import { root } from './support/root.mjs';
import { capture } from './support/run.mjs';
import { unaddressedDialogs } from './support/unaddressedDialogs.mjs';

// Usage: check-layers.mjs [folder]. Tests pass a folder.
const folder = process.argv[2] ?? root;
/** Maximum number of imports from one feature of the page to another. */
const MAX_FEATURE_IMPORTS = 30;
const roots = ['contract', 'locales', 'sample', 'scripts', 'server', 'src', 'test'].filter(
  (name) => sourcesIn(name).length > 0,
);
const sources = roots.flatMap(sourcesIn);

const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const config = join(root, '.dependency-cruiser.cjs');
const cruised = await capture(process.execPath, [cruiser, '--config', config, '--output-type', 'json', ...roots], {
  cwd: folder,
});
const { modules, summary } = parse(cruised.output);

for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} -> ${to}`);

// Check that the cruiser read every file. If it cannot read TypeScript, it reports no violations.
const readFiles = new Set(modules.map((module) => module.source));
const unseen = sources.filter((file) => !readFiles.has(file));
for (const file of unseen) console.error(`not looked at: ${file}`);

// The cruiser checks files, but not circular imports between folders.
const circles = folderCircles(modules, 'src/domain');
for (const { folders, imports } of circles) {
  console.error(`no-folder-circle: ${folders.join(', ')}`);
  for (const { from, to } of imports) console.error(`  ${from} -> ${to}`);
}

const dialogs = unaddressedDialogs(modules);
for (const { dialog, from } of dialogs) console.error(`dialog-without-address: ${from} -> ${dialog}`);

const { imports, mutual } = featureImports(modules);
for (const pair of mutual) console.error(`mutual-features: ${pair}`);
const isTooTangled = imports.length > MAX_FEATURE_IMPORTS;
if (isTooTangled) {
  console.error(`feature-imports: ${imports.length} of at most ${MAX_FEATURE_IMPORTS}`);
  for (const { from, to } of imports) console.error(`  ${from} -> ${to}`);
}

const violations = summary.violations.length + circles.length + dialogs.length + mutual.length + (isTooTangled ? 1 : 0);
console.log(`${readFiles.size} modules, ${violations} violations`);
process.exitCode = violations + unseen.length > 0 || readFiles.size === 0 ? 1 : 0;

function sourcesIn(name) {
  return listFiles(folder, name).filter((file) => /(?<!\.d)\.tsx?$/.test(file));
}

function parse(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{')));
  } catch {
    console.error(output);
    process.exit(1);
  }
}
