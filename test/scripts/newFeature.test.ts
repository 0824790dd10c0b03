import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = process.cwd();
const { FORCE_COLOR: _, ...surroundings } = process.env;
const env = { ...surroundings, NO_COLOR: '1' };
let folder: string;
let made: string;

function run(script: string, ...args: readonly string[]): { readonly status: number | null; readonly printed: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env,
  });
  return { status, printed: `${stdout}${stderr}` };
}

/** Lines about the new feature alone: the rest of the tree is other tests' business. */
const aboutFeature = (printed: string): string[] =>
  printed.split('\n').filter((line) => /gift-?notes|features\.ts|featureNames\.ts|i18next\.d\.ts/i.test(line));

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-feature-'));
  for (const name of [
    '.oxlintrc.json',
    '.oxfmtrc.json',
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
    'vitest.config.ts',
    'contract',
    'docs',
    'locales',
    'sample',
    'scripts',
    'server',
    'src',
    'test',
  ])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  made = run('scripts/new-feature.mjs', 'config-page', 'gift-notes', folder).printed;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run new:feature -- config-page', () => {
  it('edits at most five files beside the texts', () => {
    const edited = [...made.matchAll(/^changed (.*)$/gm)].map(([, file]) => file ?? '');
    const besideTexts = edited.filter((file) => !file.startsWith('locales/'));
    expect(besideTexts).toEqual([
      'src/domain/features/featureNames.ts',
      'src/features/features.ts',
      'server/features/company.ts',
      'sample/navigation.ts',
    ]);
  });

  it('writes a feature that type checks', () => {
    expect(aboutFeature(run('node_modules/typescript-native/bin/tsc', '-p', '.').printed)).toEqual([]);
  });

  it('writes a feature that the linter and the formatter have nothing to say about', () => {
    const files = ['src/domain', 'src/features', 'src/ui/features', 'test/domain', 'test/ui'].map(
      (path) => `${path}/gift-notes`,
    );
    const present = files.filter((file) => existsSync(join(folder, file)));
    expect(present.length).toBeGreaterThanOrEqual(5);
    expect(run('node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...present)).toMatchObject({
      status: 0,
    });
    expect(aboutFeature(run('node_modules/oxfmt/bin/oxfmt', '--check', ...present).printed)).toEqual([]);
  });

  it('writes the texts in every language', () => {
    for (const locale of readdirSync(join(folder, 'locales'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    ))
      expect(existsSync(join(folder, 'locales', locale.name, 'giftNotes.json'))).toBe(true);
  });

  it('writes tests that pass', () => {
    const vitest = run(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'unit',
      '--project',
      'domain',
      'test/domain/gift-notes',
      'test/ui/gift-notes',
    );
    expect(vitest).toMatchObject({ status: 0, printed: expect.stringMatching(/Tests +4 passed/) });
  });

  it('leaves a feature alone that is there already', () => {
    expect(run('scripts/new-feature.mjs', 'config-page', 'gift-notes', folder)).toMatchObject({
      status: 1,
      printed: expect.stringContaining('These are there already'),
    });
  });

  it('refuses a name that no folder should have', () => {
    expect(run('scripts/new-feature.mjs', 'config-page', 'GiftNotes', folder).status).toBe(1);
  });
});
