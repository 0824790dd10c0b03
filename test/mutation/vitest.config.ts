import { defineConfig } from 'vitest/config';

/** The domain's tests alone: whoever changes a sign in the domain a thousand times wants an answer in seconds. */
export default defineConfig({
  test: { include: ['test/domain/**/*.test.ts'], testTimeout: 60_000, isolate: false, pool: 'threads' },
});
