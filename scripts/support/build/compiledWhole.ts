import type { Plugin } from 'vite';

/** The start and the first page, which run most of what they hold. */
const scripts = new Set(['base', 'signIn', 'libraries', 'application', 'firstPage']);
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
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.isDynamicEntry || !scripts.has(chunk.name)) continue;
        chunk.code = HINT + chunk.code;
        if (chunk.map) chunk.map.mappings = `;${chunk.map.mappings}`;
      }
    },
  },
});
