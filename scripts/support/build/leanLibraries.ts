import type { Plugin } from 'vite';

/**
 * Modules of axios by their file, and what stands in their place. In a browser axios takes XMLHttpRequest first; a query or
 * a form is a URLSearchParams (AxiosHttp.ts), no form data is sent, no progress is followed, and a signal cancels.
 */
const unreached: Readonly<Record<string, string>> = {
  'adapters/fetch.js': 'export const getFetch = () => undefined;',
  'helpers/HttpStatusCode.js': 'export default {};',
  'helpers/toFormData.js': 'export default undefined;',
  'helpers/toURLEncodedForm.js': 'export default undefined;',
  'helpers/formDataToJSON.js': 'export default undefined;',
  'helpers/AxiosURLSearchParams.js': 'export default undefined;',
  'helpers/progressEventReducer.js': 'export const progressEventReducer = undefined;',
  'cancel/CancelToken.js': 'export default undefined;',
  'helpers/spread.js': 'export default undefined;',
};

/** What a library ships and this page cannot reach, which the bundler cannot know. */
export const leanLibraries = (): Plugin[] => [
  {
    name: 'axios-without-unused-modules',
    load: {
      filter: { id: /\/axios\/lib\/.+\.js$/ },
      handler: (id) => unreached[id.split('/axios/lib/')[1] ?? ''],
    },
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
