import { defineConfig, devices } from '@playwright/test';
import { leanLaunchOptions as launchOptions } from './chromium.ts';

const port = Number(process.env['E2E_PORT'] ?? 4180);

const worksPort = port + 1000;
const works = `http://127.0.0.1:${worksPort}`;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/end-to-end',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  timeout: 150_000,
  // A busy machine is not the page's fault.
  expect: { timeout: 30_000 },
  retries: 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/end-to-end.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Recording every test takes as long as running it.
    trace: 'on-first-retry',
    serviceWorkers: 'block',
    launchOptions,
  },
  projects: [
    { name: 'chromium', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
  ],
  webServer: [
    {
      // Stands in for the catalogues of works and for other services that are asked for texts.
      command: `node apps/api/src/citations/testing/works-peer.ts ${worksPort}`,
      url: `http://127.0.0.1:${worksPort}/works`,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
    {
      command: 'node --v8-pool-size=0 scripts/start.mjs',
      env: {
        PORT: String(port),
        DATA_DIR: 'test-results/data',
        RATE_LIMITS: 'off',
        AI_BASE_URL: 'off',
        CROSSREF_URL: works,
        OPEN_LIBRARY_URL: works,
        WIKIPEDIA_URL: works,
        SITE_ICONS_URL: `${works}/icons/{host}`,
      },
      url: `http://127.0.0.1:${port}/readyz`,
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
  ],
});
