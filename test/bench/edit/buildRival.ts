import { join } from 'node:path';
import { buildScript } from '../buildScript.ts';

const html =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Rival</title><link rel="icon" href="data:,">' +
  '<script type="module" src="/page.js"></script></head><body><div id="root"></div></body></html>';

/** Builds a page that ours is held against, `index.tsx` of its folder. */
export const buildRival = (source: string, outDir: string): Promise<void> =>
  buildScript(join(source, 'index.tsx'), outDir, html);
