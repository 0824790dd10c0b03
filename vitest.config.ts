import { defineConfig } from 'vitest/config';
import { samplePlugin } from './sample/vitePluginSample.ts';
import { inFull } from './test/support/inFull.ts';

/** These want a database; the others must not wait for one. */
const onDatabase = ['test/{server,contracts,hostile,outage}/**/*.test.{ts,tsx}'];
/** These want a document, which is dear to open: a worker opens it once for each of its files. */
const onDocument = [
  'test/ui/**/*.test.{ts,tsx}',
  'test/support/cleanDocument.test.tsx',
  'test/features/composeFeatures.test.ts',
  'test/infrastructure/ports.test.ts',
  'test/infrastructure/ioc/container.test.ts',
];
/** Outages take minutes: the shortest of them stands for all, `npm run test:outage` runs the others. */
const elsewhere = inFull('outage') ? [] : ['test/outage/!(stopping).test.ts'];
/** Journeys and benches run in real browsers on their own. */
const inBrowser = ['test/e2e/**', 'test/bench/**'];

export default defineConfig({
  plugins: [samplePlugin()],
  define: { __APP_VERSION__: JSON.stringify('0.0.0-test') },
  test: {
    exclude: ['node_modules/**', ...inBrowser, ...elsewhere],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    setupFiles: ['test/support/seedProperties.ts', 'test/support/cleanDocument.ts'],
    // Generous, for a busy machine: a test that hangs is found all the same.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    // In CI a failure that does not repeat itself is told of by name at the end (`scripts/test.mjs`); here it fails at once.
    retry: process.env.CI === undefined ? 0 : 1,
    maxWorkers: 2,
    // Modules are loaded once for all files of a worker: each test puts back what it changed (test/support/cleanDocument.ts).
    isolate: false,
    // A worker is not handed on to another project, so that projects run one after the other.
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: onDatabase,
          setupFiles: ['test/support/server/cheapPasswords.ts'],
          globalSetup: ['test/support/globalSetup.postgres.ts'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [...onDatabase, ...onDocument, ...inBrowser],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: { name: 'document', include: onDocument, environment: 'jsdom', sequence: { groupOrder: 2 } },
      },
    ],
  },
});
