import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inFull } from '../support/inFull.ts';

const root = process.cwd();
const { FORCE_COLOR: _, ...surroundings } = process.env;
const env = { ...surroundings, NO_COLOR: '1' };
let folder: string;
let madePage: string;
let madeCommand: string;

function run(script: string, ...args: readonly string[]): { readonly status: number | null; readonly printed: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env,
  });
  return { status, printed: `${stdout}${stderr}` };
}

const codeOf = (printed: string): readonly string[] =>
  [...printed.matchAll(/^(?:wrote|changed) +(.*\.tsx?)$/gm)].map(([, file]) => file ?? '');

const editedBesideTexts = (printed: string): readonly string[] =>
  [...printed.matchAll(/^changed (.*)$/gm)]
    .map(([, file]) => file ?? '')
    .filter((file) => !file.startsWith('locales/'));

const MADE_ELSEWHERE = ['node_modules', 'dist', '.git', '.cache', '.stryker-tmp', 'reports'];

/** Each looks at the whole copy, which takes as long as in the project: `npm run test:all` waits for all of them. */
const QUICK_CHECKS = ['types', 'format', 'shipped code', 'text types', 'translations'];
const SLOW_CHECKS = ['layers', 'unused code', 'styles', 'style classes'];

/** A copy of the project in which one of each kind is made. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-feature-'));
  for (const name of readdirSync(root).filter((each) => !MADE_ELSEWHERE.includes(each)))
    cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  // The embedded database that tests begin with is dear to make, and the same.
  for (const file of ['.cache/pglite-image.tar', '.cache/pglite-image.tar.stamp'])
    if (existsSync(join(root, file))) cpSync(join(root, file), join(folder, file));
  madePage = run('scripts/new-feature.mjs', 'config-page', 'gift-notes').printed;
  madeCommand = run('scripts/new-feature.mjs', 'command', 'gift-cards').printed;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run new:feature', { timeout: 300_000 }, () => {
  it('edits at most five files beside the texts', () => {
    expect(editedBesideTexts(madePage)).toEqual([
      'src/domain/features/featureNames.ts',
      'src/features/features.ts',
      'server/features/company.ts',
      'sample/navigation.ts',
    ]);
    expect(editedBesideTexts(madeCommand)).toEqual([
      'src/domain/features/featureNames.ts',
      'src/features/features.ts',
      'src/domain/shared/writeAction.ts',
      'contract/calls.ts',
      'server/features/features.ts',
    ]);
  });

  it.each([...QUICK_CHECKS, ...(inFull('feature') ? SLOW_CHECKS : [])])(
    'writes features with which the check of %s passes',
    (step) => {
      expect(run('scripts/check.mjs', step)).toMatchObject({ status: 0 });
    },
  );

  // The other files are as `npm run check` finds them in the project.
  it.runIf(inFull('feature'))('writes features with which the check of lint passes', () => {
    const files = [...new Set([...codeOf(madePage), ...codeOf(madeCommand)])];
    expect(files.length).toBeGreaterThan(20);
    expect(run('scripts/check.mjs', 'lint', '--', ...files)).toMatchObject({ status: 0 });
  });

  it('writes the texts in every language', () => {
    for (const locale of readdirSync(join(folder, 'locales'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    ))
      expect(existsSync(join(folder, 'locales', locale.name, 'giftNotes.json'))).toBe(true);
  });

  it('writes tests that pass', () => {
    const files = [
      'domain/gift-notes',
      'ui/gift-notes',
      'domain/gift-cards',
      'application/gift-cards',
      'contracts/gift-cards',
    ];
    const vitest = run('node_modules/vitest/vitest.mjs', 'run', ...files.map((file) => `test/${file}`));
    expect(vitest).toMatchObject({ status: 0, printed: expect.stringMatching(/Test Files +5 passed/) });
  });

  it('leaves a feature alone that is there already', () => {
    expect(run('scripts/new-feature.mjs', 'config-page', 'gift-notes')).toMatchObject({
      status: 1,
      printed: expect.stringContaining('These are there already'),
    });
  });

  it('refuses a name that no folder should have', () => {
    expect(run('scripts/new-feature.mjs', 'config-page', 'GiftNotes', folder).status).toBe(1);
  });
});
