import { defineConfig } from 'vitest/config';
import { samplePlugin } from './sample/vitePluginSample.ts';
import { inFull } from './test/support/inFull.ts';

/** Tests that need a database. They are a separate project, so that other tests do not wait for it. */
const onDatabase = ['test/{container,server,contracts,hostile,outage,processes}/**/*.test.{ts,tsx}'];
/** Tests that need a document. Opening one is slow, so they are a separate project. */
const onDocument = [
  'test/ui/**/*.test.{ts,tsx}',
  'test/support/cleanDocument.test.tsx',
  'test/features/composeFeatures.test.ts',
  'test/infrastructure/ports.test.ts',
  'test/infrastructure/ioc/container.test.ts',
];
/**
 * Tests that take minutes. `npm run test:outage` and `npm run test:container` run them. By default, only the shortest
 * outage test runs.
 */
const elsewhere = [
  ...(inFull('outage') ? [] : ['test/outage/!(stopping).test.ts']),
  ...(inFull('container') ? [] : ['test/container/**']),
];
/** Browser tests (Playwright) and benchmarks (`npm run bench:*`) do not run in Vitest. */
const inBrowser = ['test/e2e/**', 'test/bench/**'];

export default defineConfig({
  plugins: [samplePlugin()],
  define: { __APP_VERSION__: JSON.stringify('0.0.0-test') },
  test: {
    exclude: ['node_modules/**', ...inBrowser, ...elsewhere],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    setupFiles: ['test/support/seedProperties.ts', 'test/support/cleanDocument.ts'],
    // Long, because a busy machine is slow. A test that hangs still fails.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    // In CI, a test that passes on retry is listed at the end (`scripts/test.mjs`). Locally, it fails without a retry.
    retry: process.env.CI === undefined ? 0 : 1,
    maxWorkers: 2,
    // Each worker loads modules once for all of its files, so tests restore shared state (test/support/cleanDocument.ts).
    isolate: false,
    // `groupOrder` runs the projects in sequence, because a worker cannot be reused by another project.
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
