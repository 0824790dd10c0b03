import type { Plugin } from 'vite';

/** By the module that imports them: what stands there in their place. In a browser axios takes XMLHttpRequest first. */
const unreached: Readonly<Record<string, { readonly importer: string; readonly code: string }>> = {
  './fetch.js': { importer: '/axios/lib/adapters/adapters.js', code: 'export const getFetch = () => undefined;' },
  './helpers/HttpStatusCode.js': { importer: '/axios/lib/axios.js', code: 'export default {};' },
};
const VIRTUAL = '\0unreached:';

/** What a library ships and this page cannot reach, which the bundler cannot know. */
export const leanLibraries = (): Plugin[] => [
  {
    name: 'axios-without-fetch',
    enforce: 'pre',
    resolveId(source, importer) {
      const known = unreached[source];
      return known && importer?.endsWith(known.importer) ? VIRTUAL + source : undefined;
    },
    load: (id) => (id.startsWith(VIRTUAL) ? unreached[id.slice(VIRTUAL.length)]?.code : undefined),
  },
  {
    // The page brings a formatter of its own (createI18n.ts).
    name: 'i18next-without-formatter',
    transform: {
      filter: { id: /i18next\/dist\/esm\/i18next\.js$/ },
      handler: (code) => ({ code: code.replace('formatter = Formatter;', ''), map: null }),
    },
  },
  {
    // A component that is made by a call, and given a name for developer tools, counts as used.
    name: 'router-without-unused-components',
    transform: {
      filter: { id: /react-router\/dist\/production\/.+\.mjs$/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(/^(\w+ \w+ = )(\w+\.(?:forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2'),
        map: null,
      }),
    },
  },
];
