import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SampleData } from '../../sample/SampleData.ts';
import { demoSample, samplePlugin } from '../../sample/vitePluginSample.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sample-plugin-'));
  await writeFile(join(folder, 'entry.js'), `export { sample } from 'virtual:sample';`);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [samplePlugin()],
    build: { outDir: 'out', lib: { entry: 'entry.js', formats: ['es'], fileName: 'page' } },
  });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the sample in a built page', () => {
  it('is plain data, without what it was made with [DM-1]', async () => {
    const page = (await import(pathToFileURL(join(folder, 'out/page.mjs')).href)) as { sample: SampleData };
    expect(page.sample).toEqual(JSON.parse(JSON.stringify(demoSample())));
    expect(page.sample.owners[0]?.merchants).toHaveLength(71);
    expect(await readFile(join(folder, 'out/page.mjs'), 'utf8')).not.toContain('import');
  });

  it('comes with the files its configurations point to', async () => {
    const { assets } = demoSample();
    expect((await readdir(join(folder, 'out/assets'))).sort()).toEqual(assets.map((each) => `${each.hash}.svg`).sort());
  });
});
