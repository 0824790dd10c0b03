import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildInputs } from '../../scripts/support/build/ensureBuild.mjs';
import { settingNames } from '../../server/infrastructure/settings.ts';

const containerfile = readFileSync('Containerfile', 'utf8');

describe('the Containerfile', () => {
  it('pins an exact version of Node.js that the project supports', () => {
    const [, version = ''] = /^ARG BASE=\S+\/node:(\d+\.\d+\.\d+)-\S+-slim$/m.exec(containerfile) ?? [];
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly engines: { node: string } };
    const oldest = engines.node.replace('>=', '');
    expect(oldest).toMatch(/^\d+\.\d+\.\d+$/);
    expect(version.localeCompare(oldest, 'en', { numeric: true })).toBeGreaterThanOrEqual(0);
  });

  it('sets only settings of the service', () => {
    const [, values = ''] = /^ENV (.+)$/m.exec(containerfile) ?? [];
    const names = values.split(' ').map((pair) => pair.split('=')[0] ?? '');
    expect(names).toContain('DATA_DIR');
    expect(names.filter((name) => name !== 'NODE_ENV' && !settingNames.includes(name))).toEqual([]);
  });

  it('gets all sources of the build, and nothing else of the folder, as its context', () => {
    const [, all, ...sources] = readFileSync('.dockerignore', 'utf8').trim().split('\n');
    expect(all).toBe('*');
    const { page, ssr, server } = buildInputs;
    const needed = new Set([...page, ...ssr, ...server].map((path) => path.split('/')[0] ?? ''));
    expect(sources.map((line) => line.replace('!', '')).toSorted()).toEqual([...needed].toSorted());
    expect([...needed].filter((path) => !existsSync(path))).toEqual([]);
  });
});
