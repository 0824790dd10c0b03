import { defineConfig } from 'vitest/config';
import { samplePlugin } from './sample/vitePluginSample.ts';

/** These want a database; the others must not wait for one. */
const onDatabase = ['test/server/**/*.test.{ts,tsx}', 'test/contracts/**/*.test.{ts,tsx}'];
const onDomain = ['test/domain/**/*.test.{ts,tsx}'];

export default defineConfig({
  plugins: [samplePlugin()],
  define: { __APP_VERSION__: JSON.stringify('0.0.0-test') },
  test: {
    // Journeys and benches run in real browsers on their own.
    exclude: ['node_modules/**', 'test/e2e/**', 'test/bench/**'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    setupFiles: ['test/support/seedProperties.ts', 'test/support/cleanDocument.ts'],
    // Generous, for a busy machine: a test that hangs is found all the same.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [...onDatabase, ...onDomain, 'test/e2e/**', 'test/bench/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'domain',
          include: onDomain,
          // Pure functions leave nothing behind, so that modules are loaded once for all files.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: onDatabase,
          globalSetup: ['test/support/globalSetup.postgres.ts'],
        },
      },
    ],
  },
});
