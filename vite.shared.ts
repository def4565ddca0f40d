import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';

/** What the app, Storybook and the story tests all need to read the packages as source. */
export const shared = (): PluginOption[] => [react(), vanillaExtractPlugin()];

/** React 19 and Preact have themselves what these packages bring for older ones. */
export const ownStoreOfReact = [
  {
    find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/u,
    replacement: 'use-sync-external-store/with-selector',
  },
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/u, replacement: 'react' },
];
