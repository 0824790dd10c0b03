import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { folderForEachTest } from '../support/folderForEachTest.ts';
import { runNode } from '../support/runNode.ts';

const script = join(process.cwd(), 'scripts/generate-docs.mjs');
const folder = folderForEachTest();

const run = (...options: readonly string[]) => runNode([script, ...options, folder.path]);

const readDocument = (): readonly string[] =>
  readFileSync(join(folder.path, 'docs/OPERATING.md'), 'utf8').trimEnd().split('\n');

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
  folder.write('docs/OPERATING.md', '<!-- lifetimes: made by npm run docs -->\n<!-- lifetimes end -->\n');
  run();
});

describe('the generated list of lifetimes in docs/OPERATING.md', () => {
  it('contains each lifetime, read from the constants', () => {
    expect(readDocument()).toEqual([
      '<!-- lifetimes: made by npm run docs -->',
      '- Permanently: The log.',
      '- 30 days: A basket, since the last purchase.',
      '<!-- lifetimes end -->',
    ]);
    expect(run('--check')).toEqual({ status: 0, printed: '' });
  });

  it('fails the check after a constant has changed', () => {
    folder.write('src/domain/shared/lifetimes.ts', lifetimes(31));
    expect(run('--check')).toMatchObject({ status: 1, printed: expect.stringContaining('npm run docs') });
  });

  it('requires a reason for each lifetime, and all lifetimes in one module', () => {
    folder.write('server/carts.ts', 'const CART_LIFE = 5;');
    expect(run('--check').printed).toContain('server/carts.ts: CART_LIFE is a lifetime');
    folder.write('src/domain/shared/lifetimes.ts', '/** A basket. */\nexport const BASKET_LIFE = 1;\n');
    expect(run()).toMatchObject({ status: 1, printed: expect.stringContaining('gives no reason') });
  });
});

describe('.env.example', () => {
  it('fails the check if it differs from the settings of the server, or if other code reads the environment', () => {
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
    folder.write('docs/security.md', '- V6.2.1 Length: `test/cart.test.ts`, `test/wheel.test.ts`.\n');
    folder.write('test/cart.test.ts', '');
    expect(run('--check')).toMatchObject({
      status: 1,
      printed: 'docs/security.md:1 names test/wheel.test.ts, which does not exist\n',
    });
    folder.write('test/wheel.test.ts', '');
    expect(run('--check')).toEqual({ status: 0, printed: '' });
  });
});
