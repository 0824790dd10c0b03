import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { merchantConfigSchema } from '../../contract/company/merchantConfig.ts';
import { consumerLanguages } from '../../src/domain/application-config/consumerLanguages.ts';
import type { CompanyConfiguration } from '../../src/domain/company/companyConfiguration.ts';
import { DemoService } from '../../src/infrastructure/demo/DemoService.ts';
import { changeRegistry } from '../support/changes.ts';
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

describe("the demo's merchant with earlier publishes", () => {
  const service = new DemoService(demoSample(), changeRegistry);
  const records = service.company('NORTHWIND')?.history.records();

  it('has publishes with notes by different users, one of them an admin [DM-1] [PB-16]', () => {
    if (!records) return expect.fail('no records');
    expect(records.map(({ revision }) => revision)).toEqual(['"r6"', '"r5"', '"r4"', '"r3"', '"r2"']);
    expect(new Set(records.map(({ actorName }) => actorName)).size).toBe(3);
    expect(records.filter(({ onBehalfOf }) => onBehalfOf === 'NORTHWIND')).toHaveLength(1);
    expect(records.every(({ note, changes }) => note !== undefined && changes.length > 0)).toBe(true);
    expect(service.activity.verify('AUSPOST')).toMatchObject({ kind: 'intact', entries: 5 });
  });

  it('has a configuration that matches the contract, with two dispositions and texts in two languages [CF-2] [DM-2]', () => {
    const { configuration } = service.merchant('NORTHWIND') ?? expect.fail('no merchant');
    expect(merchantConfigSchema.parse(configuration)).toEqual(configuration);
    const config = configuration.applicationConfig?.config as unknown as Record<string, { readonly rules: unknown[] }>;
    expect(config['dispositions']?.rules).toHaveLength(2);
    expect(consumerLanguages(configuration as CompanyConfiguration).offered).toEqual(['en', 'fr']);
  });
});

describe('the sample in the built page', () => {
  it('is plain data, without the code that generates it [DM-1]', async () => {
    const page = (await import(pathToFileURL(join(folder, 'out/page.mjs')).href)) as { sample: SampleData };
    expect(page.sample).toEqual(JSON.parse(JSON.stringify(demoSample())));
    expect(page.sample.owners[0]?.merchants).toHaveLength(71);
    expect(await readFile(join(folder, 'out/page.mjs'), 'utf8')).not.toContain('import');
  });

  it('includes the files that its configurations refer to', async () => {
    const { assets } = demoSample();
    expect((await readdir(join(folder, 'out/assets'))).sort()).toEqual(assets.map((each) => `${each.hash}.svg`).sort());
  });
});
