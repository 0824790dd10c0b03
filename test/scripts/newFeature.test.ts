import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = process.cwd();
const env = { ...process.env, FORCE_COLOR: '0' };
let folder: string;

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
  printed.split('\n').filter((line) => /pickup|features\.ts|Adapters\.ts|i18next\.d\.ts/i.test(line));

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-feature-'));
  for (const name of [
    '.oxlintrc.json',
    '.oxfmtrc.json',
    'package.json',
    'tsconfig.json',
    'contract',
    'locales',
    'sample',
    'src',
  ])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  run(join(root, 'scripts/new-feature.mjs'), 'pickup-points', folder);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run new:feature', () => {
  it('writes a feature that type checks, bound in both compositions', () => {
    expect(aboutFeature(run('node_modules/typescript-native/bin/tsc', '-p', '.').printed)).toEqual([]);
    for (const adapters of ['httpGateways', 'demoAdapters']) {
      expect(readFileSync(join(folder, `src/infrastructure/ioc/${adapters}.ts`), 'utf8')).toContain(
        'provide(bind, PickupPointGateway',
      );
    }
  });

  it('writes a feature that the linter and the formatter have nothing to say about', () => {
    const files = ['src', 'contract', 'test'];
    expect(
      aboutFeature(run('node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...files).printed),
    ).toEqual([]);
    expect(aboutFeature(run('node_modules/oxfmt/bin/oxfmt', '--check', ...files).printed)).toEqual([]);
  });

  it('writes the texts in every language', () => {
    for (const locale of readdirSync(join(folder, 'locales'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    ))
      expect(existsSync(join(folder, 'locales', locale.name, 'pickupPoints.json'))).toBe(true);
  });

  it('writes tests that pass', () => {
    writeFileSync(join(folder, 'vitest.config.ts'), 'export default {};\n');
    const vitest = run('node_modules/vitest/vitest.mjs', 'run', 'PickupPoint', 'pickupPoint');
    expect(vitest).toMatchObject({ status: 0, printed: expect.stringContaining('6 passed') });
  });

  it('leaves a feature alone that is there already', () => {
    expect(run(join(root, 'scripts/new-feature.mjs'), 'pickup-points', folder)).toMatchObject({
      status: 1,
      printed: expect.stringContaining('These are there already'),
    });
  });

  it('refuses a name that no folder should have', () => {
    expect(run(join(root, 'scripts/new-feature.mjs'), 'PickupPoints', folder).status).toBe(1);
  });
});
