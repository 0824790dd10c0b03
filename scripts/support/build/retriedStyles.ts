import type { Plugin } from 'vite';

const replacements = [
  ['seen[href] = void 0;\n\t\tthrow err;', 'delete seen[href];\n\t\tthrow err;'],
  ['if (e.type === "error") rej(', 'if (e.type === "error") link.remove(), rej('],
] as const;

/**
 * Vite plugin. If a style sheet could not be loaded, requests it again when its page is opened again. Without this
 * plugin, Vite renders the page without the style sheet (vitejs/vite#3698).
 */
export const retriedStyles = (): Plugin => ({
  name: 'retried-styles',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler(code) {
      for (const [before] of replacements)
        if (!code.includes(before)) this.error(`Vite’s preload helper no longer contains “${before}”.`);
      return { code: replacements.reduce((text, [before, after]) => text.replace(before, after), code), map: null };
    },
  },
});
