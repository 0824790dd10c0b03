import { join } from 'node:path';
import { ensureBuild } from './support/build/ensureBuild.mjs';
import { ensureDependencies } from './support/install/ensureDependencies.mjs';
import { root } from './support/root.mjs';
import { capture } from './support/run.mjs';

const bin = (path) => join(root, 'node_modules', path);
const steps = [
  // The full path is needed, because two packages provide `tsc`.
  // One checker is enough, because four checkers take 60 % more CPU time.
  ['types', bin('typescript-native/bin/tsc'), '-p', '.', '--checkers', '1'],
  ['lint', bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', '--report-unused-disable-directives'],
  ['format', bin('oxfmt/bin/oxfmt'), '--check'],
  ['layers', join(root, 'scripts/check-layers.mjs')],
  ['unused code', bin('knip/bin/knip.js'), '--no-progress'],
  ['shipped code', join(root, 'scripts/check-shipped.mjs')],
  ['text types', join(root, 'scripts/generate-text-types.mjs'), '--check'],
  ['styles', bin('stylelint/bin/stylelint.mjs'), 'src/**/*.scss', '--allow-empty-input'],
  ['style classes', join(root, 'scripts/check-classes.mjs')],
  ['regular expressions', join(root, 'scripts/check-patterns.mjs')],
  ['prose', join(root, 'scripts/check-prose.mjs')],
  ['docs', join(root, 'scripts/generate-docs.mjs'), '--check'],
  ['licenses', join(root, 'scripts/sbom.mjs'), '--check'],
  ['languages', join(root, 'scripts/check-languages.mjs')],
  ['translations', join(root, 'scripts/check-translations.mjs')],
  ['size', join(root, 'scripts/check-size.mjs')],
];

await ensureDependencies();
// Names of the steps to run. By default, all steps run. `lint -- <file> …` checks only the listed files.
const stepArgs = process.argv.slice(2);
const end = stepArgs.includes('--') ? stepArgs.indexOf('--') : stepArgs.length;
const requested = stepArgs.slice(0, end);
const files = stepArgs.slice(end + 1);
const queue = steps.filter(([name]) => requested.length === 0 || requested.includes(name));
const failed = requested.filter((name) => !steps.some(([known]) => known === name));

/** Runs the next step until none remains. Two of these loops run at once. Prints the output of a step at its end. */
async function takeSteps() {
  for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
    const [name, script, ...args] = step;
    const started = performance.now();
    const { code, output } = await runStep(name, script, name === 'lint' ? [...args, ...files] : args);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (code !== 0) failed.push(name);
    const detail = code === 0 && name !== 'size' ? '' : output.trimEnd();
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)${detail === '' ? '' : `\n${detail}\n`}`);
  }
}

async function runStep(name, script, args) {
  try {
    if (name === 'size') await ensureBuild(['page']);
    return await capture(process.execPath, [script, ...args], { cwd: root });
  } catch (error) {
    return { code: 1, output: error.message };
  }
}

const started = performance.now();
await Promise.all([takeSteps(), takeSteps()]);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  failed.length === 0 ? `All checks passed in ${seconds} s.` : `${failed.length} checks failed: ${failed.join(', ')}.`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
