import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';

/** What the app, Storybook and the story tests all need to read the packages as source. */
export const shared = (): PluginOption[] => [react(), vanillaExtractPlugin()];
