import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption, type UserConfig } from 'vite';
import { samplePlugin } from './sample/vitePluginSample.ts';
import { compiledWhole } from './scripts/support/build/compiledWhole.ts';
import { connectedOrigins } from './scripts/support/build/connectedOrigins.ts';
import { chunkGroups } from './scripts/support/build/chunkGroups.ts';
import { pageSources } from './scripts/support/build/pageSources.ts';
import { demoEnvPlugin } from './scripts/support/build/demoEnvPlugin.ts';
import { retriedStyles } from './scripts/support/build/retriedStyles.ts';
import { declaredLanguages } from './src/domain/languages/declaredLanguages.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string };

const ariaLocales = Object.values(declaredLanguages).map(({ ariaLocale }) => ariaLocale);

/** What runs in a browser. */
const client: UserConfig = {
  build: {
    target: 'baseline-widely-available',
    sourcemap: 'hidden',
    assetsDir: 'static',
    // An inlined font or image would be a `data:` address, which the content security policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What a person waits for is held by `npm run check`, compressed.
    chunkSizeWarningLimit: 600,
    manifest: true,
    rolldownOptions: {
      output: {
        // The start names each file that a page may ask for: 42 bits of a name tell a changed file from its predecessor.
        chunkFileNames: 'static/[name]-[hash:7].js',
        assetFileNames: 'static/[name]-[hash:7][extname]',
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
};

const clientPlugins = (): PluginOption[] => [
  react(),
  retriedStyles(),
  compiledWhole(),
  { ...(optimizeLocales.vite({ locales: ariaLocales }) as object), name: 'optimize-locales', enforce: 'pre' },
];

/** What runs in Node: dependencies stay in node_modules. */
const node = (entries: Readonly<Record<string, string>>, folder: string): UserConfig => ({
  build: {
    target: 'node20',
    outDir: `dist/${folder}`,
    ssr: true,
    sourcemap: true,
    copyPublicDir: false,
    rolldownOptions: {
      input: { ...entries },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});

/** The builds, by mode; anything else (production, development, test) is the page. */
function configOf(mode: string): UserConfig {
  switch (mode) {
    case 'demo':
      return {
        ...client,
        plugins: [...clientPlugins(), samplePlugin(), demoEnvPlugin()],
        build: { ...client.build, outDir: 'dist/demo' },
      };
    case 'preview':
      return {
        plugins: [react()],
        build: {
          ...client.build,
          assetsInlineLimit: 100_000,
          manifest: false,
          copyPublicDir: false,
          emptyOutDir: false,
          cssCodeSplit: false,
          // A frame without an origin loads classic scripts alone, and asks for them by the names in its document.
          rolldownOptions: {
            input: 'src/main/preview.tsx',
            output: {
              format: 'iife',
              codeSplitting: false,
              entryFileNames: 'preview.js',
              assetFileNames: 'preview[extname]',
            },
          },
        },
      };
    case 'ssr':
      return { ...node({ renderSignIn: 'src/main/renderSignIn.tsx' }, 'ssr'), plugins: [react()] };
    case 'server':
      return node(
        { main: 'server/main.ts', pgliteWorker: 'server/infrastructure/postgres/embedded/pgliteWorker.ts' },
        'server',
      );
    default:
      return {
        ...client,
        plugins: [...clientPlugins(), samplePlugin(), pageSources(), connectedOrigins()],
        build: { ...client.build, outDir: 'dist/page' },
      };
  }
}

const service = process.env.SERVICE_URL ?? 'http://127.0.0.1:4300';

/** A class by its file and its name, which the check of style classes keeps apart: a hash would be neither read nor compressed. */
const scopedName = (name: string, file: string): string => `${basename(file).split('.', 1)[0]}_${name}`;

export default defineConfig(({ mode }) => ({
  ...configOf(mode),
  appType: 'spa',
  define: { __APP_VERSION__: JSON.stringify(version) },
  css: { modules: { generateScopedName: scopedName } },
  server: {
    proxy: Object.fromEntries(['/api', '/v1', '/v2', '/env.js', '/assets'].map((path) => [path, { target: service }])),
  },
}));
