import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { precompress } from '../../scripts/support/build/precompress.mjs';
import { renderForm } from './bare/renderForm.tsx';

const source = resolve('test/bench/bare');

const pageOf = (script: string, form: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sign in</title>` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">` +
  `<script type="module" src="/${script}"></script></head><body><div id="root">${form}</div></body></html>`;

/**
 * Builds the two pages ours is held against into a folder each: the same stack with one form and nothing else, drawn
 * by the browser (`client`), and already in the HTML (`hydrated`).
 */
export async function buildBarePages(folder: string): Promise<{ readonly client: string; readonly hydrated: string }> {
  process.env['NODE_ENV'] = 'production';
  const made = { client: join(folder, 'client'), hydrated: join(folder, 'hydrated') };
  for (const [name, outDir] of Object.entries(made)) {
    await build({
      configFile: false,
      root: source,
      logLevel: 'error',
      build: {
        target: 'baseline-widely-available',
        outDir,
        emptyOutDir: false,
        modulePreload: false,
        rolldownOptions: { input: join(source, `${name}.tsx`), output: { entryFileNames: 'page.js' } },
      },
    });
    mkdirSync(outDir, { recursive: true });
    writeFileSync(join(outDir, 'index.html'), pageOf('page.js', name === 'hydrated' ? renderForm() : ''));
    await precompress(outDir);
  }
  return made;
}
