import { join } from 'node:path';
import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';
import { mergeConfig, type Rolldown } from 'vite';
import { propsPlugin } from './props/props-plugin.ts';

/** What many stories share is one file each: without, a story asks for 150 files, and its page of docs for 400. */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', test: /node_modules/u, minShareCount: 30, priority: 2 },
  { name: 'shared', minShareCount: 30, priority: 1 },
];

/** Tests read no docs pages, and the compiler takes its time. */
const props = process.env['VITEST'] === undefined ? [propsPlugin(join(import.meta.dirname, '..'))] : [];

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Stories that only prove what something does: played like all others, listed when the filter of the sidebar asks.
  tags: { behaviour: { defaultFilterSelection: 'exclude', excludeFromDocsStories: true } },
  typescript: { reactDocgen: false },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: props,
      build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
    }),
});
