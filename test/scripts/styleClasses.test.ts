import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const script = join(process.cwd(), 'scripts/check-classes.mjs');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'style-classes-'));
  mkdirSync(join(folder, 'src'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function check(component: string, style: string): { readonly status: number | null; readonly printed: string } {
  writeFileSync(join(folder, 'src/Card.tsx'), `import styles from './Card.module.scss';\n${component}`);
  writeFileSync(join(folder, 'src/Card.module.scss'), style);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
  return { status, printed: `${stdout}${stderr}` };
}

it('the check of style classes accepts classes of the module, including nested ones', () => {
  expect(check('[styles.card, styles.title];', '.card { .title { color: red; } }')).toMatchObject({ status: 0 });
});

it('the check of style classes accepts every class of a module if a component selects one by a variable', () => {
  expect(check('styles[size];', '.small { inline-size: 0.5rem; } .large { inline-size: 2rem; }').status).toBe(0);
});

it('the check of style classes reports a class that the module does not have', () => {
  const { status, printed } = check('[styles.card, styles.titel];', '.card { color: red; }');
  expect([status, printed]).toEqual([
    1,
    expect.stringContaining('src/Card.tsx: ./Card.module.scss has no class "titel"'),
  ]);
});

it('the check of style classes reports an unused class', () => {
  const { status, printed } = check('styles.card;', '.card { color: red; } .old { color: blue; }');
  expect([status, printed]).toEqual([1, expect.stringContaining('nothing takes the class "old"')]);
});

it('the check of style classes reports two modules with the same name, whose classes would collide', () => {
  mkdirSync(join(folder, 'src/other'));
  writeFileSync(join(folder, 'src/other/Card.module.scss'), '');
  const { status, printed } = check('styles.card;', '.card { color: red; }');
  expect([status, printed]).toEqual([1, expect.stringContaining('has the same name')]);
});
