import { join } from 'node:path';
import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';
import { mergeConfig, type Rolldown } from 'vite';
import { propsPlugin } from './props/props-plugin.ts';

/**
 * Puts code shared by many stories into one file per group: otherwise a story requests 150 files, and its docs page
 * 400.
 */
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
  // Stories that only prove a behaviour: played like all others, but listed only if selected in the sidebar's filter.
  tags: { behaviour: { defaultFilterSelection: 'exclude', excludeFromDocsStories: true } },
  typescript: { reactDocgen: false },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: props,
      build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
    }),
});
