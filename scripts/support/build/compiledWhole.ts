import type { Plugin } from 'vite';

/** Those of the start that run most of what they hold before a page is drawn; of the libraries it is 40 %. */
const scripts = new Set(['base', 'index', 'application']);
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Chromium compiles a script while it arrives, beside the page, but the functions inside it only as they are called, one by
 * one, where the page waits for them; a comment at its very beginning has them compiled with it. Others take no notice.
 */
export const compiledWhole = (): Plugin => ({
  name: 'compiled-whole',
  generateBundle: {
    // After the list of a script's files was written in front of it.
    order: 'post',
    handler(_options, bundle) {
      const missing = new Set(scripts);
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.isDynamicEntry || !scripts.has(chunk.name)) continue;
        missing.delete(chunk.name);
        chunk.code = HINT + chunk.code;
        if (chunk.sourcemapFileName === null) continue;
        // The map is a file of its own by now: each line of the script is one further down.
        const map = bundle[chunk.sourcemapFileName];
        if (map?.type !== 'asset') return this.error(`${chunk.fileName} has no source map to shift.`);
        const written = JSON.parse(String(map.source)) as { readonly mappings: string };
        map.source = JSON.stringify({ ...written, mappings: `;${written.mappings}` });
      }
      if (missing.size > 0) this.error(`No script is named ${[...missing].join(', ')} (chunkGroups.ts).`);
    },
  },
});
