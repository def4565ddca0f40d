import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './chromium.ts';

const themes = ['light', 'dark', 'cyberpunk'];

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          environment: 'node',
          globalSetup: ['apps/api/src/testing/postgres-global-setup.ts'],
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/*/src/**/*.test.ts', 'stories/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      ...themes.map((theme) => ({
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { theme } })],
        test: {
          name: `stories:${theme}`,
          // One page at a time: stories check who has the focus, and only one page can have it.
          fileParallelism: false,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' as const } }),
            instances: [{ browser: 'chromium' as const }],
          },
        },
      })),
    ],
  },
});
