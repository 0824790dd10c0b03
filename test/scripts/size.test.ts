import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const script = join(process.cwd(), 'scripts/check-size.mjs');
let folder: string;

/** A built page whose chunks have the compressed sizes given, in KiB: random bytes do not compress. */
function build(sizes: { readonly entry: number; readonly shared: number; readonly page: number }): void {
  const page = 'src/ui/features/carts/CartsPage.tsx';
  const manifest = {
    'index.html': {
      file: 'entry.js',
      src: 'index.html',
      isEntry: true,
      imports: ['_shared.js'],
      dynamicImports: [page],
    },
    '_shared.js': { file: 'shared.js' },
    [page]: { file: 'page.js', src: page, isDynamicEntry: true, imports: ['_shared.js'] },
  };
  mkdirSync(join(folder, '.vite'), { recursive: true });
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  for (const [name, kib] of Object.entries(sizes)) writeFileSync(join(folder, `${name}.js`), randomBytes(kib * 1024));
}

function check(): { readonly status: number | null; readonly printed: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
  return { status, printed: `${stdout}${stderr}` };
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'size-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the size check', () => {
  it('passes when sign-in and page stay in their budgets', () => {
    build({ entry: 40, shared: 60, page: 50 });
    expect(check().status).toBe(0);
  });

  it('reports a sign-in whose chunks together are too big', () => {
    build({ entry: 60, shared: 100, page: 10 });
    expect(check()).toMatchObject({ status: 1, printed: expect.stringContaining('TOO BIG sign-in') });
  });

  it('reports a page that adds too much to what is there', () => {
    build({ entry: 10, shared: 10, page: 61 });
    expect(check()).toMatchObject({
      status: 1,
      printed: expect.stringContaining('TOO BIG src/ui/features/carts/CartsPage.tsx'),
    });
  });
});
