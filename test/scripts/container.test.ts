import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderForEachTest } from '../support/folderForEachTest.ts';
import { runNode } from '../support/runNode.ts';

const folder = folderForEachTest();
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };

const build = (...args: readonly string[]) =>
  runNode(['scripts/container.mjs', ...args], { env: { PATH: folder.path } });

/** Adds a program to the path. It runs a shell script. */
function install(name: string, script: string): void {
  folder.write(name, `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder.path, name), 0o755);
}

/** Prints the arguments of a build, and accepts every other call. */
const working = 'if [ "$1" = build ]; then echo "$@"; fi';

describe('npm run container', () => {
  it('builds with the first engine that is installed, in a format that contains the health check', () => {
    install('podman', working);
    install('docker', working);
    const { status, printed } = build('--build-arg', 'BASE=example');
    expect(status).toBe(0);
    expect(printed).toContain(`Building returns-portal-admin:${version} with podman …`);
    expect(printed).toContain('build --format docker --file Containerfile --tag returns-portal-admin:latest');
    expect(printed).toContain(`--tag returns-portal-admin:${version} --build-arg BASE=example .\n`);
  });

  it('uses docker if its daemon is running, although another engine fails', () => {
    install('buildah', 'echo "no storage" >&2; exit 125');
    install('docker', working);
    expect(build()).toMatchObject({ status: 0, printed: expect.stringContaining('build --file Containerfile') });
  });

  it('fails if the build fails', () => {
    install('buildah', 'if [ "$1" = build ]; then exit 3; fi');
    expect(build().status).toBe(3);
  });

  it('states for each engine why it cannot build', () => {
    install('docker', 'echo "Cannot connect to the daemon." >&2; exit 1');
    expect(build()).toEqual({
      status: 1,
      printed:
        'No container engine can build the image:\nbuildah is not installed.\npodman is not installed.\n' +
        'docker fails: Cannot connect to the daemon.\n',
    });
  });
});
