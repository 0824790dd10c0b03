import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

type Planted = { readonly rule: string; readonly file: string; readonly imports: string };

/** Files that violate one rule each. */
const planted: readonly Planted[] = [
  { rule: 'no-circular', file: 'src/domain/circle/left.ts', imports: './right.ts' },
  { rule: 'no-unresolvable', file: 'src/ui/features/lost/Lost.tsx', imports: './Nowhere.tsx' },
  { rule: 'no-undeclared-package', file: 'src/ui/features/stray/Stray.tsx', imports: 'rolldown' },
  { rule: 'no-tool-in-product', file: 'src/ui/features/tool/Tool.tsx', imports: 'fast-check' },
  { rule: 'domain-alone', file: 'src/domain/reaching/reach.ts', imports: '../../application/shared/clock.ts' },
  {
    rule: 'configuration-at-the-bottom',
    file: 'src/domain/company/reaching.ts',
    imports: '../plain/plain.ts',
  },
  { rule: 'changes-know-no-feature', file: 'src/domain/changes/knowing.ts', imports: '../plain/plain.ts' },
  {
    rule: 'publishing-knows-no-feature',
    file: 'src/application/publishing/Knowing.ts',
    imports: '../../domain/plain/plain.ts',
  },
  {
    rule: 'application-inward',
    file: 'src/application/reaching/Reach.ts',
    imports: '../../infrastructure/http/client.ts',
  },
  {
    rule: 'ui-sees-application',
    file: 'src/ui/features/reaching/Reach.tsx',
    imports: '../../../infrastructure/http/client.ts',
  },
  {
    rule: 'ui-shared-knows-no-feature',
    file: 'src/ui/shared/components/Knowing.tsx',
    imports: '../../features/plain/Plain.tsx',
  },
  {
    rule: 'infrastructure-sees-no-ui',
    file: 'src/infrastructure/drawing/draw.ts',
    imports: '../../ui/features/plain/Plain.tsx',
  },
  {
    rule: 'page-sees-no-server',
    file: 'src/infrastructure/server/borrow.ts',
    imports: '../../../server/infrastructure/answer.ts',
  },
  { rule: 'contract-alone', file: 'contract/reaching.ts', imports: '../src/domain/plain/plain.ts' },
  { rule: 'languages-at-the-bottom', file: 'src/domain/languages/declaredLanguages.ts', imports: '../plain/plain.ts' },
  { rule: 'extensions-at-the-bottom', file: 'src/domain/branding/extensionNames.ts', imports: '../plain/plain.ts' },
  { rule: 'contract-for-adapters', file: 'locales/wire.ts', imports: '../contract/call.ts' },
  {
    rule: 'server-application-parses-nothing',
    file: 'server/application/wire/wire.ts',
    imports: '../../../contract/call.ts',
  },
  { rule: 'sample-for-demo-and-server', file: 'src/infrastructure/fill/fill.ts', imports: '../../../sample/make.ts' },
  { rule: 'inversify-in-container', file: 'src/ui/app/holdContainer.ts', imports: 'inversify' },
  { rule: 'opentelemetry-on-demand', file: 'server/infrastructure/trace.ts', imports: '@opentelemetry/api' },
  { rule: 'axios-in-http', file: 'src/infrastructure/i18n/fetchBundle.ts', imports: 'axios' },
  { rule: 'mobx-in-stores-and-views', file: 'src/infrastructure/storage/watch.ts', imports: 'mobx' },
  { rule: 'react-in-ui', file: 'src/infrastructure/storage/draw.ts', imports: 'react' },
  {
    rule: 'modal-in-its-layer',
    file: 'src/ui/features/covering/Cover.tsx',
    imports: 'react-aria-components/Modal',
  },
  {
    rule: 'no-spin-buttons',
    file: 'src/ui/shared/components/AmountField/AmountField.tsx',
    imports: 'react-aria-components/NumberField',
  },
  {
    rule: 'migrations-alone',
    file: 'server/infrastructure/postgres/migrations/0002_reaching.ts',
    imports: '../../../../src/domain/plain/plain.ts',
  },
  {
    rule: 'server-application-inward',
    file: 'server/application/reaching/reach.ts',
    imports: '../../infrastructure/answer.ts',
  },
  {
    rule: 'server-infrastructure-outward',
    file: 'server/infrastructure/borrow.ts',
    imports: '../../src/infrastructure/http/client.ts',
  },
  {
    rule: 'server-features-on-top',
    file: 'server/infrastructure/http/know.ts',
    imports: '../../features/plain.ts',
  },
  { rule: 'no-built-in-in-page', file: 'src/infrastructure/storage/readFile.ts', imports: 'node:fs' },
  {
    rule: 'product-sees-no-tests',
    file: 'src/infrastructure/storage/borrowTest.ts',
    imports: '../../../test/support/build.ts',
  },
];

const allowed: Readonly<Record<string, readonly string[]>> = {
  'contract/call.ts': ['zod/mini'],
  'sample/make.ts': ['../contract/call.ts'],
  'server/infrastructure/answer.ts': ['../../contract/call.ts', '../../src/domain/plain/plain.ts', 'fastify'],
  'server/features/plain.ts': ['../infrastructure/answer.ts', '../../src/domain/plain/plain.ts'],
  'src/application/shared/clock.ts': ['../../domain/plain/plain.ts', 'mobx'],
  'src/domain/circle/right.ts': ['./left.ts'],
  'src/domain/plain/plain.ts': [],
  // The folders form an import cycle, although no two files do.
  'src/domain/circle-of-folders/first.ts': ['../other-folder/deep/second.ts'],
  'src/domain/circle-of-folders/third.ts': [],
  'src/domain/other-folder/deep/second.ts': [],
  'src/domain/other-folder/fourth.ts': ['../circle-of-folders/third.ts'],
  'src/domain/company/bottom.ts': [],
  'src/domain/changes/made.ts': ['../company/bottom.ts'],
  'src/infrastructure/http/client.ts': ['axios', '../../../contract/call.ts', '../../application/shared/clock.ts'],
  'src/ui/features/plain/Plain.tsx': ['react', '../../../application/shared/clock.ts'],
  'src/ui/shared/components/FormDialog/FormDialog.tsx': ['react'],
  'src/ui/shared/components/OverlayFrame/ModalLayer.tsx': ['react-aria-components/Modal'],
  'src/ui/shared/forms/useDialogAddress.ts': ['react'],
  // One page opens the dialog by its URL, the other one by component state that a reload loses.
  'src/ui/features/dialogs/EditDialog.tsx': ['../../shared/components/FormDialog/FormDialog.tsx'],
  'src/ui/features/dialogs/Addressed.tsx': ['./EditDialog.tsx', '../../shared/forms/useDialogAddress.ts'],
  'src/ui/features/dialogs/AddressedPage.tsx': ['./Addressed.tsx'],
  'src/ui/features/dialogs/Forgetful.tsx': ['./EditDialog.tsx'],
  'src/ui/features/dialogs/ForgetfulPage.tsx': ['./Forgetful.tsx'],
  'test/support/build.ts': ['../../src/domain/plain/plain.ts'],
};

const root = process.cwd();
let folder: string;
let printed: string;
let status: number | null;

function write(file: string, imports: readonly string[]): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  const lines = imports.map((specifier, index) => `export * as part${index} from '${specifier}';`);
  writeFileSync(path, [...lines, 'export const own = 1;', ''].join('\n'));
}

function checkLayers(): { readonly status: number | null; readonly printed: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/check-layers.mjs'), folder], {
    encoding: 'utf8',
  });
  return { status, printed: `${stdout}${stderr}` };
}

beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache/layers-'));
  for (const file of ['package.json', 'tsconfig.json']) copyFileSync(join(root, file), join(folder, file));
  for (const [file, imports] of Object.entries(allowed)) write(file, imports);
  for (const { file, imports } of planted) write(file, [imports]);
  ({ printed, status } = checkLayers());
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the layer check', () => {
  it.each(planted)('reports $rule if $file imports $imports', ({ rule, file }) => {
    expect(printed).toContain(`${rule}: ${file} ->`);
  });

  it('is tested with at least one violation of every rule', () => {
    const { forbidden } = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as {
      forbidden: readonly { readonly name: string }[];
    };
    expect(forbidden.map(({ name }) => name).toSorted()).toEqual(planted.map(({ rule }) => rule).toSorted());
  });

  it('reports domain folders whose imports form a cycle, with these imports', () => {
    const [, reported] = printed.split('no-folder-circle: ');
    expect(reported?.split('\n').slice(0, 3)).toEqual([
      'circle-of-folders, other-folder',
      '  src/domain/circle-of-folders/first.ts -> src/domain/other-folder/deep/second.ts',
      '  src/domain/other-folder/fourth.ts -> src/domain/circle-of-folders/third.ts',
    ]);
    expect(printed.match(/no-folder-circle/g)).toHaveLength(1);
  });

  it('reports a dialog with a form that a page opens without a URL', () => {
    expect(printed.split('\n').filter((line) => line.startsWith('dialog-without-address'))).toEqual([
      'dialog-without-address: src/ui/features/dialogs/ForgetfulPage.tsx -> src/ui/features/dialogs/EditDialog.tsx',
    ]);
  });

  it('accepts every allowed import', () => {
    for (const file of Object.keys(allowed).filter((name) => !/circle\/right|ForgetfulPage/.test(name))) {
      expect(printed).not.toContain(`: ${file} ->`);
    }
  });

  it('exits with an error if the source tree has a violation', () => {
    expect(status).toBe(1);
  });
});
