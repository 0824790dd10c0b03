import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { precompress } from '../../scripts/support/build/precompress.mjs';

/** Makes a production build of a page with which the product is compared: the document and one script, `page.js`. */
export async function buildScript(entry: string, outDir: string, html: string): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  await build({
    configFile: false,
    root: dirname(entry),
    logLevel: 'error',
    build: {
      target: 'baseline-widely-available',
      outDir,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { entryFileNames: 'page.js' } },
    },
  });
  mkdirSync(outDir, { recursive: true });
  writeFileSync(join(outDir, 'index.html'), html);
  await precompress(outDir);
}
