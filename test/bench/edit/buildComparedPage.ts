import { buildScript } from '../buildScript.ts';

const html =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Rival</title><link rel="icon" href="data:,">' +
  '<script type="module" src="/page.js"></script></head><body><div id="root"></div></body></html>';

/** Builds a page with which the product is compared, from its entry script. */
export const buildComparedPage = (entry: string, outDir: string): Promise<void> => buildScript(entry, outDir, html);
