import type { Plugin } from 'vite';

const WITHOUT_FETCH = '\0axios-without-fetch';

/** What a library ships and this page cannot reach, which the bundler cannot know. */
export const leanLibraries = (): Plugin[] => [
  {
    // In a browser axios takes XMLHttpRequest first; its second way to make a call is never tried.
    name: 'axios-without-fetch',
    enforce: 'pre',
    resolveId(source, importer) {
      return source === './fetch.js' && importer?.endsWith('/axios/lib/adapters/adapters.js')
        ? WITHOUT_FETCH
        : undefined;
    },
    load: (id) => (id === WITHOUT_FETCH ? 'export const getFetch = () => undefined;' : undefined),
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
