import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderForEachTest } from '../support/folderForEachTest.ts';
import { runNode } from '../support/runNode.ts';

const script = join(process.cwd(), 'scripts/check-classes.mjs');
const folder = folderForEachTest();

function check(component: string, style: string) {
  folder.write('src/Card.tsx', `import styles from './Card.module.scss';\n${component}`);
  folder.write('src/Card.module.scss', style);
  return runNode([script, folder.path]);
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
  folder.write('src/other/Card.module.scss', '');
  const { status, printed } = check('styles.card;', '.card { color: red; }');
  expect([status, printed]).toEqual([1, expect.stringContaining('has the same name')]);
});
