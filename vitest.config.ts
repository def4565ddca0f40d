import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import type { DocumentContent, DownloadOptions } from '@octavo/contract';
import { defaultDownloadOptions } from '@octavo/contract/download-options';
import { launchOptions } from './chromium.ts';
import { propertySeed } from './scripts/lib/property-seed.mjs';
import { richPicture } from './packages/formats/src/testing/rich-files.ts';
import { languageEngines } from './vite.language.ts';

/** What a reader asks of the browser: contrast, colours, motion. */
const wish: BrowserCommand<[object]> = ({ page }, wishes) => page.emulateMedia(wishes);

const { base64, ...dot } = richPicture;

/** A picture that documents of tests may name. */
const picture = { ...dot, bytes: Buffer.from(base64, 'base64') };

/** A document as Node writes it for a download, in base64. */
const written: BrowserCommand<
  [
    fileType: DownloadOptions['fileType'],
    title: string,
    content: DocumentContent,
    more?: Partial<DownloadOptions>,
  ]
> = async (_context, fileType, title, content, more = {}) => {
  const { writeOnNode } = await import('./packages/formats/src/testing/write-on-node.ts');
  const options = { ...defaultDownloadOptions, fileType, sectionLabels: fileType === 'html', ...more };
  const { bytes } = await writeOnNode({ title, content, options, pictures: [picture] });
  return Buffer.from(bytes).toString('base64');
};

/** Random cases of properties are drawn by one seed. */
const seeded = {
  env: { PROPERTY_SEED: String(propertySeed()) },
  setupFiles: ['scripts/testing/seeded-properties.ts'],
};

// Made for each project: Vitest writes the project's name into it.
const browser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' as const } }),
  instances: [{ browser: 'chromium' as const }],
});

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          ...seeded,
          environment: 'node',
          globalSetup: ['apps/api/src/testing/postgres-global-setup.ts'],
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/*/src/**/*.test.ts',
            'stories/**/*.test.ts',
            '.storybook/**/*.test.ts',
            'scripts/**/*.test.ts',
            'evals/**/*.test.ts',
            'browsers/driver/*.test.ts',
          ],
          // Nothing is measured here: a busy machine is not the code's fault.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          setupFiles: [
            '.storybook/lost-browser-guard.ts',
            '.storybook/language-review.ts',
            '.storybook/flows/event-law.ts',
          ],
          globalSetup: ['.storybook/provide-looks.ts'],
          // A page for each core, each in a context of its own, where it has the focus. And the same page for all of
          // its files: a clean one for each costs more than the stories in it.
          maxWorkers: 2,
          isolate: false,
          testTimeout: 60_000,
          browser: { ...browser(), screenshotFailures: false },
        },
      },
      {
        extends: './vite.config.ts',
        plugins: [languageEngines()],
        test: {
          // What only a browser can show: the preferences of readers, and how HTML is parsed.
          name: 'browser',
          ...seeded,
          include: [
            'stories/**/*.browser.tsx',
            'packages/*/src/**/*.browser.ts',
            'apps/web/src/**/*.browser.ts',
          ],
          browser: { ...browser(), screenshotFailures: false, commands: { wish, written } },
        },
      },
      {
        // The main job in other browsers than the one that the product is developed in.
        test: {
          name: 'browsers',
          environment: 'node',
          include: ['browsers/*.test.ts'],
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
