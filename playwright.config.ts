import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/support/install/findChromium.mjs';

const executablePath = findChromium();

/** Journeys start the service and the demo themselves (test/e2e/fixtures), each on a port of its own. */
export default defineConfig({
  testDir: 'test',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  // As in vitest.config.ts: what passes at its second try is told of by name.
  retries: process.env.CI === undefined ? 0 : 1,
  // Generous, for a busy machine: a wait that is in vain ends all the same.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    // A trace of every journey, kept where it fails, takes a third of the time: `--trace retain-on-failure` records one.
    screenshot: 'only-on-failure',
    // A page that never answers is a failure of its step, not of the whole journey's time.
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
