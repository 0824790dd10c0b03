import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { precompress } from '../../../scripts/support/build/precompress.mjs';

const html =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Rival</title><link rel="icon" href="data:,">' +
  '<script type="module" src="/page.js"></script></head><body><div id="root"></div></body></html>';

/** Builds a page that ours is held against, `index.tsx` of its folder, for production. */
export async function buildRival(source: string, outDir: string): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  await build({
    configFile: false,
    root: source,
    logLevel: 'error',
    build: {
      target: 'baseline-widely-available',
      outDir,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(source, 'index.tsx'),
        output: { entryFileNames: 'page.js', codeSplitting: false },
      },
    },
  });
  mkdirSync(outDir, { recursive: true });
  writeFileSync(join(outDir, 'index.html'), html);
  await precompress(outDir);
}
