import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

type Replacements = readonly (readonly [from: string, to: string])[];

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

/**
 * Where rows that hold others are left out, the one thing React Aria's delegate for them does with where a drag points to:
 * *before a row* is *after the row above it*, so that a gap is one target. Tables here have no rows in rows.
 */
const flatDropTargets = `export class TreeDropTargetDelegate {
  setup(delegate, state) {
    this.delegate = delegate;
    this.state = state;
  }
  getDropTargetFromPoint(x, y, isValid) {
    const target = this.delegate.getDropTargetFromPoint(x, y, isValid);
    if (target?.dropPosition !== 'before') return target;
    const key = this.state.collection.getKeyBefore(target.key);
    const after = { type: 'item', key, dropPosition: 'after' };
    return key != null && isValid(after) ? after : target;
  }
}`;

const layeredMap = fileURLToPath(new URL('LayeredMap.ts', import.meta.url));

/** A move in a table of 1,000 rows makes three collections of their 10,000 keys, of which a few change. */
const layeredKeys: Replacements = [
  ['collection.keyMap = new Map(this.keyMap);', 'collection.keyMap = this.keyMap.copy();'],
  ['this.keyMap = new Map();', 'this.keyMap = new LayeredMap();'],
];

/** The library counts all rows after one that moved anew, and makes a node anew of each that is counted. */
const countedOnce: Replacements = [
  ['this._index = index;', 'if (index === this._index) return;\n        this._index = index;'],
];

/**
 * A row that comes into view takes its list to the middle of the window first: of a list that is higher than the window, its
 * middle, so that the next row lands a page away from the one before.
 */
const nearestRow: Replacements = [
  [
    "containingElement?.scrollIntoView?.({\n                    block: 'center',",
    "if (containingElement?.offsetHeight < window.innerHeight) containingElement.scrollIntoView({\n                    block: 'center',",
  ],
];

/** Every text stands in the code once: where a release of the library has it otherwise, the build says so. */
function replaceEach(code: string, texts: Replacements): string {
  return texts.reduce((done, [from, to]) => {
    const [before, after, ...more] = done.split(from);
    if (before === undefined || after === undefined || more.length > 0) throw new Error(`Not there once: ${from}`);
    return before + to + after;
  }, code);
}

/** What a library ships and this page cannot reach, which the bundler cannot know, or does otherwise than long lists need. */
export const leanLibraries = (): Plugin[] => [
  {
    name: 'axios-without-unused-modules',
    load: {
      filter: { id: /\/axios\/lib\/.+\.js$/ },
      handler: (id) => unreached[id.split('/axios/lib/')[1] ?? ''],
    },
  },
  {
    name: 'table-without-nested-rows',
    load: {
      filter: { id: /\/react-aria-components\/dist\/private\/TreeDropTargetDelegate\.mjs$/ },
      handler: () => flatDropTargets,
    },
  },
  {
    name: 'collections-that-share-keys',
    transform: {
      filter: { id: /\/react-aria\/dist\/private\/collections\/BaseCollection\.mjs$/ },
      handler: (code) => ({
        code: `import { LayeredMap } from ${JSON.stringify(layeredMap)};\n${replaceEach(code, layeredKeys)}`,
        map: null,
      }),
    },
  },
  {
    name: 'collections-that-count-once',
    transform: {
      filter: { id: /\/react-aria\/dist\/private\/collections\/Document\.mjs$/ },
      handler: (code) => ({ code: replaceEach(code, countedOnce), map: null }),
    },
  },
  {
    name: 'long-lists-that-scroll-by-a-row',
    transform: {
      filter: { id: /\/react-aria\/dist\/private\/utils\/scrollIntoView\.mjs$/ },
      handler: (code) => ({ code: replaceEach(code, nearestRow), map: null }),
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
