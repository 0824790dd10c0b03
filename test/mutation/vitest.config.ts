import { defineConfig } from 'vitest/config';

/** A folder of the domain whose tests alone are to notice; all of them where it is not set. */
const folder = process.env['MUTATION_TESTS'] ?? '**';

/** The domain's tests alone: whoever changes a sign in the domain a thousand times wants an answer in seconds. */
export default defineConfig({
  test: {
    setupFiles: ['test/support/seedProperties.ts'],
    include: [`test/domain/${folder}/**/*.test.ts`],
    // Pure functions leave nothing behind that another file's tests could trip over.
    isolate: false,
    pool: 'threads',
    testTimeout: 60_000,
  },
});
