import { SourceMap, type SourceMapPayload } from 'node:module';
import { build, type Plugin, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { compiledWhole } from '../../scripts/support/build/compiledWhole.ts';

const modules: Readonly<Record<string, string>> = {
  '/entry.js': `import { shown } from '/start.js';\nconsole.log(shown);`,
  '/start.js': `export const shown = [];\nshown.push('the marked text');\nshown.push('what follows it');`,
};

const inMemory: Plugin = {
  name: 'in-memory',
  resolveId: (id) => (id in modules ? id : null),
  load: (id) => modules[id] ?? null,
};

async function buildScripts(): Promise<Rolldown.RolldownOutput['output']> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [inMemory, compiledWhole()],
    build: {
      write: false,
      sourcemap: 'hidden',
      modulePreload: false,
      rolldownOptions: {
        input: '/entry.js',
        output: { codeSplitting: { groups: [{ name: (id) => (id === '/start.js' ? 'base' : null) }] } },
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
