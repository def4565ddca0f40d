import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../apps/api/src/testing/temporary-folder.ts';
import { retakenBy } from './lib/retaken.mjs';

/** The module list of a Storybook build: each module with its importers. */
const storybook = '/virtual:/@storybook/builder-vite';
const importers = {
  './packages/ui/src/button.css.ts': ['./stories/button.stories.tsx'],
  './packages/ui/src/theme.ts': ['./.storybook/preview.tsx'],
  './.storybook/preview.tsx': ['./stories/button.stories.tsx', './stories/dialog.stories.tsx'],
  './stories/button.stories.tsx': [`${storybook}/storybook-stories.js`],
  './stories/dialog.stories.tsx': [`${storybook}/storybook-stories.js`],
  [`${storybook}/storybook-stories.js`]: [`${storybook}/vite-app.js`],
  [`${storybook}/vite-app.js`]: ['./iframe.html'],
};

let stats: string;

beforeAll(() => {
  stats = join(temporaryFolder('octavo-retaken-'), 'preview-stats.json');
  const modules = Object.entries(importers).map(([name, by]) => ({
    id: name,
    name,
    reasons: by.map((moduleName) => ({ moduleName })),
  }));
  writeFileSync(stats, JSON.stringify({ modules }));
});

test('changing a style takes new pictures of the stories that show it', () => {
  expect(retakenBy(['packages/ui/src/button.css.ts'], stats)).toEqual({
    files: ['stories/button.stories.tsx'],
    all: null,
  });
});

test('changing the preview’s dependencies takes all pictures again, and says so', () => {
  expect(retakenBy(['packages/ui/src/theme.ts'], stats)).toMatchObject({
    all: 'Found a Storybook config change in .storybook/preview.tsx',
  });
});

test('changing a file that no story shows takes no pictures', () => {
  expect(retakenBy(['README.md'], stats)).toEqual({ files: [], all: null });
});
