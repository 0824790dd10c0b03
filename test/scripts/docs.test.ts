import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { folderForEachTest } from '../support/folderForEachTest.ts';
import { runNode } from '../support/runNode.ts';

const script = join(process.cwd(), 'scripts/generate-docs.mjs');
const folder = folderForEachTest();

const run = (...options: readonly string[]) => runNode([script, ...options, folder.path]);

function readTable(name: string): readonly string[] {
  const lines = readFileSync(join(folder.path, 'docs/OPERATING.md'), 'utf8').split('\n');
  return lines.slice(
    lines.indexOf(`<!-- ${name}: made by npm run docs -->`),
    lines.indexOf(`<!-- ${name} end -->`) + 1,
  );
}

const lifetimes = (days: number): string => `const DAY = 86_400_000;
/*
 * For good are kept:
 *
 * - The log: it proves what was done.
 */

/**
 * A basket, since the last
 * purchase: it outlasts a holiday.
 */
export const BASKET_LIFE = ${days} * DAY;
`;

const example = `# Copied to .env.

## Where it listens
# The port of page and service, e.g. for tests. More about it.
PORT=4300
HOST=127.0.0.1

# One of a or b.
MODE=
`;
const reader = 'const schema = z.object({\n  PORT: integer(4300),\n  HOST: text,\n  MODE: text,\n});\n';

beforeEach(() => {
  folder.write('src/domain/shared/lifetimes.ts', lifetimes(30));
  folder.write('.env.example', example);
  folder.write('server/infrastructure/settings.ts', reader);
  const places = ['settings', 'lifetimes'].map(
    (name) => `<!-- ${name}: made by npm run docs -->\n<!-- ${name} end -->\n`,
  );
  folder.write('docs/OPERATING.md', places.join(''));
  run();
});

describe('the generated tables in docs/OPERATING.md', () => {
  it('contain each retention period, read from the constants', () => {
    expect(readTable('lifetimes')).toEqual([
      '<!-- lifetimes: made by npm run docs -->',
      '| time | data, and from when |',
      '|---|---|',
      '| permanently | The log. |',
      '| 30 days | A basket, since the last purchase. |',
      '<!-- lifetimes end -->',
    ]);
    expect(run('--check')).toEqual({ status: 0, printed: '' });
  });

  it('fail the check after a constant has changed', () => {
    folder.write('src/domain/shared/lifetimes.ts', lifetimes(31));
    expect(run('--check')).toMatchObject({ status: 1, printed: expect.stringContaining('npm run docs') });
  });

  it('require a reason for each lifetime, and all lifetimes in one module', () => {
    folder.write('server/carts.ts', 'const CART_LIFE = 5;');
    expect(run('--check').printed).toContain('server/carts.ts: CART_LIFE is a lifetime');
    folder.write('src/domain/shared/lifetimes.ts', '/** A basket. */\nexport const BASKET_LIFE = 1;\n');
    expect(run()).toMatchObject({ status: 1, printed: expect.stringContaining('gives no reason') });
  });

  it('contain each setting with its default and the first sentence of its comment in .env.example', () => {
    expect(readTable('settings')).toEqual([
      '<!-- settings: made by npm run docs -->',
      '',
      '### Where it listens',
      '| setting | purpose |',
      '|---|---|',
      '| `PORT=4300`, `HOST=127.0.0.1` | The port of page and service, e.g. for tests. |',
      '| `MODE` | One of a or b. |',
      '',
      '<!-- settings end -->',
    ]);
  });

  it('fail the check if .env.example and the server’s settings differ, or other code reads the environment', () => {
    folder.write('.env.example', example.replace('MODE=', 'MODES='));
    expect(run()).toMatchObject({ status: 1, printed: expect.stringContaining('.env.example lacks MODE, which') });
    expect(run().printed).toContain('.env.example has MODES, which server/infrastructure/settings.ts does not read');
    folder.write('.env.example', `${example}PORT=1\n`);
    expect(run().printed).toContain('.env.example has PORT twice');
    folder.write('server/other.ts', 'const port = process.env.PORT;\n');
    expect(run().printed).toContain('server/other.ts reads the environment');
  });
});

describe('docs/security.md', () => {
  it('fails the check if it names a test that does not exist', () => {
    folder.write('docs/security.md', '| V6.2.1 | 1 | Length. | `test/cart.test.ts` and `test/wheel.test.ts` |\n');
    folder.write('test/cart.test.ts', '');
    expect(run('--check')).toMatchObject({
      status: 1,
      printed: 'docs/security.md:1 names test/wheel.test.ts, which does not exist\n',
    });
    folder.write('test/wheel.test.ts', '');
    expect(run('--check')).toEqual({ status: 0, printed: '' });
  });
});
