import type { Plugin } from 'vite';

/** What Vite's helper does where a style does not come, and what it must do so that the style can be asked for again. */
const mended = [
  ['seen[href] = void 0;\n\t\tthrow err;', 'delete seen[href];\n\t\tthrow err;'],
  ['if (e.type === "error") rej(', 'if (e.type === "error") link.remove(), rej('],
] as const;

/**
 * A page whose style did not come is fetched again with it. Vite's helper takes a style that failed once for one that is
 * there: the page would come without.
 */
export const retriedStyles = (): Plugin => ({
  name: 'retried-styles',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler(code) {
      for (const [before] of mended)
        if (!code.includes(before)) this.error(`Vite’s helper for preloading has changed: “${before}” is not in it.`);
      return { code: mended.reduce((text, [before, after]) => text.replace(before, after), code), map: null };
    },
  },
});
