import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderForEachTest } from '../support/folderForEachTest.ts';
import { runNode } from '../support/runNode.ts';

const script = join(process.cwd(), 'scripts/check-size.mjs');
const folder = folderForEachTest();

const everything = ['entry', 'shared', 'application', 'returnReasons', 'carts'] as const;
type Sizes = Readonly<Partial<Record<(typeof everything)[number], number>>>;

/** Writes a built page whose chunks have these compressed sizes in KiB. Random bytes cannot be compressed. */
function build(sizes: Sizes, leaveOut: readonly string[] = []): void {
  const page = (name: string, file: string) =>
    [
      `src/ui/features/${name}Page.tsx`,
      { file, src: `src/ui/features/${name}Page.tsx`, isDynamicEntry: true, imports: ['_shared.js'] },
    ] as const;
  const chunks = [
    ['index.html', { file: 'entry.js', src: 'index.html', isEntry: true, imports: ['_shared.js'] }],
    ['_shared.js', { file: 'shared.js' }],
    ['_application.js', { file: 'static/application-1.js', imports: ['_shared.js'] }],
    page('carts/Carts', 'carts.js'),
    page('return-reasons/ReturnReasons', 'returnReasons.js'),
  ] as const;
  const manifest = Object.fromEntries(chunks.filter(([key]) => !leaveOut.includes(key)));
  folder.write('.vite/manifest.json', JSON.stringify(manifest));
  for (const name of everything) {
    const file = name === 'application' ? 'static/application-1.js' : `${name}.js`;
    folder.write(file, randomBytes((sizes[name] ?? 1) * 1024));
  }
}

const check = () => runNode([script, folder.path]);

describe('the size check', () => {
  it('passes if sign-in and each page stay within their budgets', () => {
    build({ entry: 40, shared: 60, carts: 50 });
    expect(check().status).toBe(0);
  });

  it('reports a sign-in page whose chunks are too large in total', () => {
    build({ entry: 60, shared: 100 });
    expect(check()).toMatchObject({ status: 1, printed: expect.stringContaining('TOO BIG sign-in') });
  });

  it('reports a page that adds too many bytes', () => {
    build({ carts: 61 });
    expect(check()).toMatchObject({
      status: 1,
      printed: expect.stringContaining('TOO BIG src/ui/features/carts/CartsPage.tsx'),
    });
  });

  it('reports a total that is too large although each part is within its budget', () => {
    build({ entry: 60, shared: 44, application: 268, returnReasons: 50 });
    expect(check()).toMatchObject({
      status: 1,
      printed: expect.stringContaining('TOO BIG all until return reasons are drawn: 422'),
    });
  });

  it('warns from 90 % of a budget without failing', () => {
    build({ entry: 60, shared: 40, application: 240, returnReasons: 45 });
    expect(check()).toMatchObject({
      status: 0,
      printed: expect.stringContaining('WARNING, over 90 %: all until return reasons are drawn: 385'),
    });
  });

  it.each(['_application.js', 'src/ui/features/return-reasons/ReturnReasonsPage.tsx'])(
    'fails if it does not find %s',
    (missing) => {
      build({}, [missing]);
      expect(check()).toMatchObject({ status: 1, printed: expect.stringContaining('NOT FOUND') });
    },
  );
});
