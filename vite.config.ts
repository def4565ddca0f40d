// Read by Storybook and by the tests; the app has its own.
import { defineConfig } from 'vite';
import { shared } from './vite.shared.ts';

export default defineConfig({ plugins: shared() });
