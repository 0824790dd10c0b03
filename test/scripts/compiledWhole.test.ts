import { SourceMap, type SourceMapPayload } from 'node:module';
import { build, type Plugin, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { compiledWhole } from '../../scripts/support/build/compiledWhole.ts';

const modules: Readonly<Record<string, string>> = {
  '/entry.js': `import { shown } from '/start.js';\nimport '/application.js';\nconsole.log(shown);`,
  '/application.js': `console.log('the application');`,
  '/start.js': `export const shown = [];\nshown.push('the marked text');\nshown.push('what follows it');`,
};

const inMemory: Plugin = {
  name: 'in-memory',
  resolveId: (id) => (id in modules ? id : null),
  load: (id) => modules[id] ?? null,
};

/** The start in three scripts, by whose name they are found. */
const NAMES: Readonly<Record<string, string>> = { '/start.js': 'base', '/application.js': 'application' };

async function buildScripts(names = NAMES): Promise<Rolldown.RolldownOutput['output']> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [inMemory, compiledWhole()],
    build: {
      write: false,
      sourcemap: 'hidden',
      modulePreload: false,
      rolldownOptions: {
        input: { index: '/entry.js' },
        output: { codeSplitting: { groups: [{ name: (id) => names[id] ?? null }] } },
      },
    },
  });
  return (built as Rolldown.RolldownOutput).output;
}

it('a script that is compiled whole keeps a source map that finds the lines of its source', async () => {
  const output = await buildScripts();
  const script = output.find((file) => file.type === 'chunk' && file.name === 'base') as Rolldown.OutputChunk;
  const lines = script.code.split('\n');
  expect(lines[0]).toBe('//# allFunctionsCalledOnLoad');

  const map = output.find((file) => file.fileName === script.sourcemapFileName) as Rolldown.OutputAsset;
  const sourceMap = new SourceMap(JSON.parse(String(map.source)) as SourceMapPayload);
  const line = lines.findIndex((text) => text.includes('the marked text'));
  const found = sourceMap.findEntry(line, lines[line]!.indexOf('the marked text'));
  expect(found).toMatchObject({ originalSource: expect.stringMatching(/start\.js$/), originalLine: 1 });
});

it('a build in which such a script goes by another name fails', async () => {
  await expect(buildScripts({ ...NAMES, '/start.js': 'foundation' })).rejects.toThrow('No script is named base');
});
