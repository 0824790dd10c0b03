import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderForEachTest } from '../support/folderForEachTest.ts';
import { runNode } from '../support/runNode.ts';

const script = join(process.cwd(), 'scripts/sbom.mjs');
const folder = folderForEachTest();
const run = (...options: readonly string[]) => runNode([script, ...options, folder.path]);

type Component = {
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses: readonly object[];
  readonly hashes: readonly { readonly alg: string; readonly content: string }[];
};
type Bom = { readonly components: readonly Component[] };

const INTEGRITY = `sha512-${Buffer.alloc(64, 7).toString('base64')}`;

/** Writes a project whose lock file contains these packages. */
function project(packages: Readonly<Record<string, object>>): void {
  folder.write('package.json', JSON.stringify({ name: 'shop', version: '1.0.0', license: 'MIT' }));
  const locked = Object.entries(packages).map(([path, each]) => [
    path,
    { version: '1.0.0', integrity: INTEGRITY, ...each },
  ]);
  folder.write('package-lock.json', JSON.stringify({ packages: { '': {}, ...Object.fromEntries(locked) } }));
}
const read = (file: string): string => readFileSync(join(folder.path, 'dist', file), 'utf8');

describe('npm run sbom', () => {
  it('writes each production package of this project with its license and hash, and no development package', () => {
    for (const file of ['package.json', 'package-lock.json']) folder.write(file, readFileSync(file));
    expect(run()).toEqual({ status: 0, printed: '' });
    const bom = JSON.parse(read('sbom.json')) as Bom;
    expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 });
    const names = new Set(bom.components.map(({ name }) => name));
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      readonly dependencies: Readonly<Record<string, string>>;
      readonly devDependencies: Readonly<Record<string, string>>;
    };
    expect(Object.keys(dependencies).filter((name) => !names.has(name))).toEqual([]);
    expect(['vitest', 'typescript', 'oxlint', 'jsdom', 'vite'].filter((name) => names.has(name))).toEqual([]);
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>;
    };
    // A development package that a production package also needs, e.g. `yaml`, is not marked as `dev`.
    const onlyDevelopment = Object.keys(devDependencies).filter((name) => packages[`node_modules/${name}`]?.dev);
    expect(onlyDevelopment.filter((name) => names.has(name))).toEqual([]);
    for (const { name, purl, licenses, hashes } of bom.components) {
      expect(purl, name).toMatch(/^pkg:npm\/(?:%40[^@/]+\/)?[^@/]+@\d/);
      expect(licenses, name).toHaveLength(1);
      expect(hashes[0], name).toEqual({ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) });
    }
    expect(new Set(bom.components.map(({ purl }) => purl)).size).toBe(bom.components.length);
    expect(read('licenses.txt')).toContain(`fastify@${dependencies['fastify']}: MIT\n`);
  });

  it('writes an SPDX identifier, an expression or a name for the license of a package', () => {
    project({
      'node_modules/@shop/cart': { license: 'MIT' },
      'node_modules/wheel': { license: 'Apache-2.0 AND MIT' },
      'node_modules/wheel/node_modules/axle': { license: 'Public Domain', optional: true },
      'node_modules/tester': { license: 'GPL-3.0', dev: true },
    });
    expect(run().status).toBe(0);
    expect((JSON.parse(read('sbom.json')) as Bom).components).toMatchObject([
      { name: '@shop/cart', purl: 'pkg:npm/%40shop/cart@1.0.0', licenses: [{ license: { id: 'MIT' } }] },
      { name: 'axle', scope: 'optional', licenses: [{ license: { name: 'Public Domain' } }] },
      { name: 'wheel', scope: 'required', licenses: [{ expression: 'Apache-2.0 AND MIT' }] },
    ]);
    expect(read('licenses.txt')).toBe(
      '@shop/cart@1.0.0: MIT\naxle@1.0.0: Public Domain\nwheel@1.0.0: Apache-2.0 AND MIT\n',
    );
  });

  it('fails for a license that is not allowed, and for a package without a license', () => {
    project({
      'node_modules/cart': { license: 'AGPL-3.0-only' },
      'node_modules/bell': { license: 'MIT OR SSPL-1.0' },
      'node_modules/wheel': {},
    });
    for (const options of [[], ['--check']])
      expect(run(...options)).toEqual({
        status: 1,
        printed:
          'bell@1.0.0: the license MIT OR SSPL-1.0 is not allowed\n' +
          'cart@1.0.0: the license AGPL-3.0-only is not allowed\n' +
          'wheel@1.0.0: the license (none) is not allowed\n',
      });
    expect(existsSync(join(folder.path, 'dist'))).toBe(false);
  });
});
