import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

type Planted = { readonly rule: string; readonly file: string; readonly code: string };

const plantedCode: readonly Planted[] = [
  { rule: 'no-floating-promises', file: 'src/ui/floating.ts', code: 'export const a = () => { Promise.resolve(1); };' },
  {
    rule: 'switch-exhaustiveness-check',
    file: 'src/ui/partial.ts',
    code: "export function a(b: 'x' | 'y') { switch (b) { case 'x': return 1; } return 2; }",
  },
  { rule: 'no-default-export', file: 'src/ui/byDefault.ts', code: 'export default 1;' },
  { rule: 'no-explicit-any', file: 'src/ui/loose.ts', code: 'export const a = (b: any) => b;' },
  {
    rule: 'no-danger',
    file: 'src/ui/Raw.tsx',
    code: 'export const Raw = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;',
  },
  {
    rule: 'own-element',
    file: 'src/ui/Neighbour.tsx',
    code: 'export const Neighbour = ({ count }: { readonly count: number }) => <p>{count} <b>changes</b></p>;',
  },
  {
    rule: 'own-element',
    file: 'src/ui/Names.tsx',
    code: 'export const Names = ({ names }: { readonly names: string[] }) => <p>{names.map((name) => name)}</p>;',
  },
  { rule: 'no-restricted-globals', file: 'src/domain/looking/look.ts', code: 'export const a = () => window.name;' },
  {
    rule: 'no-restricted-globals',
    file: 'src/application/waiting/wait.ts',
    code: 'export const a = () => setTimeout(() => {}, 1);',
  },
  {
    rule: 'no-restricted-globals',
    file: 'server/application/reading/read.ts',
    code: 'export const a = () => process.env;',
  },
  { rule: 'no-restricted-properties', file: 'src/domain/timing/time.ts', code: 'export const a = () => Date.now();' },
  {
    rule: 'no-restricted-properties',
    file: 'src/application/guessing/guess.ts',
    code: 'export const a = () => Math.random();',
  },
  {
    rule: 'no-restricted-imports',
    file: 'src/domain/watching/watch.ts',
    code: "export { makeAutoObservable } from 'mobx';",
  },
  { rule: 'no-restricted-imports', file: 'src/application/drawing/draw.ts', code: "export { useState } from 'react';" },
  {
    rule: 'no-restricted-imports',
    file: 'server/application/serving/serve.ts',
    code: "export { fastify } from 'fastify';",
  },
  ...[
    'localStorage.clear()',
    'window.sessionStorage.clear()',
    "new BroadcastChannel('a')",
    'navigator.clipboard.readText()',
    'window.navigator.locks.query()',
    'document.cookie',
    "indexedDB.open('a')",
    "caches.open('a')",
    "navigator.sendBeacon('a')",
    'Notification.requestPermission()',
  ].map((access, nth) => ({
    rule: 'no-restricted-',
    file: `src/ui/features/denied/denied${nth}.ts`,
    code: `export const a = () => ${access};`,
  })),
  {
    rule: 'no-restricted-properties',
    file: 'src/infrastructure/tabs/taken.ts',
    code: 'export const { locks } = navigator;',
  },
  { rule: 'no-console', file: 'src/ui/talking.ts', code: "export const a = () => { console.log('a'); };" },
  {
    rule: 'no-focused-tests',
    file: 'test/focused.test.ts',
    code: "import { it } from 'vitest';\nit.only('a', () => {});",
  },
];

const plantedStyles: readonly Planted[] = [
  { rule: 'property-disallowed-list', file: 'src/ui/features/a/Physical.module.scss', code: '.a { margin-left: 0; }' },
  { rule: 'property-disallowed-list', file: 'src/ui/features/a/Sized.module.scss', code: '.a { width: 100%; }' },
  {
    rule: 'declaration-property-value-disallowed-list',
    file: 'src/ui/features/a/Aligned.module.scss',
    code: '.a { text-align: left; }',
  },
  { rule: 'color-no-hex', file: 'src/ui/features/a/Hex.module.scss', code: '.a { color: #123456; }' },
  { rule: 'color-named', file: 'src/ui/features/a/Named.module.scss', code: '.a { color: tomato; }' },
  {
    rule: 'function-disallowed-list',
    file: 'src/ui/shared/components/Mixed.module.scss',
    code: '.a { color: oklch(60% 0.1 200deg); }',
  },
  {
    rule: 'selector-pseudo-class-disallowed-list',
    file: 'src/ui/features/a/Mirrored.module.scss',
    code: '.a:dir(rtl) { opacity: 0.5; }',
  },
  { rule: 'unit-disallowed-list', file: 'src/ui/shared/components/Pixels.module.scss', code: '.a { padding: 12px; }' },
];

const root = process.cwd();
const configs = [
  '.oxlintrc.json',
  '.stylelintrc.json',
  'tsconfig.json',
  'package.json',
  'scripts/support/lint/ownElement.mjs',
];
let folder: string;
let lint: string;
let styles: string;

function run(script: string, ...args: readonly string[]): string {
  const env = { ...process.env, FORCE_COLOR: '0' };
  const { stdout, stderr } = spawnSync(process.execPath, [join('node_modules', script), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env,
  });
  return `${stdout}${stderr}`;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'house-rules-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const config of configs) {
    mkdirSync(dirname(join(folder, config)), { recursive: true });
    copyFileSync(join(root, config), join(folder, config));
  }
  for (const { file, code } of [...plantedCode, ...plantedStyles]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${code}\n`);
  }
  lint = run('oxlint/bin/oxlint', '--type-aware', '--format=unix');
  styles = run('stylelint/bin/stylelint.mjs', 'src/**/*.scss', '--formatter=unix');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const reports = (printed: string, { rule, file }: Planted): boolean =>
  printed.split('\n').some((line) => line.includes(file) && line.includes(rule));

describe('code rules', () => {
  it.each(plantedCode)('the linter reports $rule in $file', (planted) => {
    expect(reports(lint, planted), lint).toBe(true);
  });

  it.each(plantedStyles)('the style check reports $rule in $file', (planted) => {
    expect(reports(styles, planted), styles).toBe(true);
  });
});
