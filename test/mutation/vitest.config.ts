import { defineConfig } from 'vitest/config';

/** Folder of the domain whose tests run; all folders if absent. */
const folder = process.env['MUTATION_TESTS'] ?? '**';

/** Runs only the tests of the domain, because mutation testing repeats them a thousand times. */
export default defineConfig({
  test: {
    setupFiles: ['test/support/seedProperties.ts'],
    include: [`test/domain/${folder}/**/*.test.ts`],
    // Pure functions leave no state that could affect other test files.
    isolate: false,
    pool: 'threads',
    testTimeout: 60_000,
  },
});
