import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/support/install/findChromium.mjs';

const executablePath = findChromium();

/** Tests start the service and the demo themselves (test/e2e/fixtures), each on a separate port. */
export default defineConfig({
  testDir: 'test',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  // As in vitest.config.ts: a test that passes on retry is listed at the end.
  retries: process.env.CI === undefined ? 0 : 1,
  // Long, because a busy machine is slow. A test that hangs still fails.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    // Traces are off, because they take a third of the time. `--trace retain-on-failure` stores those of failed tests.
    screenshot: 'only-on-failure',
    // Shorter than the test timeout, so that a page without a response fails its step.
    navigationTimeout: 30_000,
    actionTimeout: 30_000,
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'service', testMatch: '**/e2e/service/**/*.spec.ts' },
    { name: 'demo', testMatch: '**/e2e/demo/**/*.spec.ts' },
    { name: 'gallery', testMatch: '**/ui/gallery/**/*.spec.ts' },
  ],
});
