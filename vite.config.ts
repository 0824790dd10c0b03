import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption, type UserConfig } from 'vite';
import { samplePlugin } from './sample/vitePluginSample.ts';
import { connectedOrigins } from './scripts/support/build/connectedOrigins.ts';
import { chunkGroups } from './scripts/support/build/chunkGroups.ts';
import { pageSources } from './scripts/support/build/pageSources.ts';
import { demoEnvPlugin } from './scripts/support/build/demoEnvPlugin.ts';
import { retriedStyles } from './scripts/support/build/retriedStyles.ts';
import { declaredLanguages } from './src/domain/languages/declaredLanguages.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string };

const ariaLocales = Object.values(declaredLanguages).map(({ ariaLocale }) => ariaLocale);

/** Build options of everything that runs in a browser. */
const client: UserConfig = {
  build: {
    target: 'baseline-widely-available',
    sourcemap: 'hidden',
    assetsDir: 'static',
    // An inlined font or image would be a `data:` address, which the content security policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // `npm run check` limits the compressed size until sign-in and until a page is rendered.
    chunkSizeWarningLimit: 600,
    manifest: true,
    rolldownOptions: {
      output: {
        // Short hashes, because the first script lists the files of all pages.
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
  { ...(optimizeLocales.vite({ locales: ariaLocales }) as object), name: 'optimize-locales', enforce: 'pre' },
];

/** Build options of everything that runs in Node. Dependencies are loaded from node_modules. */
const node = (entries: Readonly<Record<string, string>>, folder: string): UserConfig => ({
  build: {
    target: 'node24',
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

/** Build by mode. Any other mode (production, development, test) builds the page. */
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
          // A frame without an origin can load only classic scripts. Its document contains their fixed names.
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
        {
          main: 'server/main.ts',
          pgliteWorker: 'server/infrastructure/postgres/embedded/pgliteWorker.ts',
          // Commands for the operator, because the container does not contain their source.
          migrate: 'scripts/support/migrateDatabase.ts',
          createOwner: 'scripts/support/createOwner.ts',
          verifyAuditLog: 'scripts/support/verifyAuditLog.ts',
        },
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

/** Readable class names. The check of style classes makes sure that file and name together are unique. */
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
