// Read by Storybook and by the tests; the app has its own.
import { defineConfig } from 'vite';
import { shared } from './vite.shared.ts';

export default defineConfig({
  plugins: shared(),
  // Found all at once: a package that turns up later makes Vite reload the page under a running story.
  optimizeDeps: {
    entries: ['.storybook/preview.tsx', 'stories/**/*.stories.tsx'],
    // A dependency that Vite discovers late makes it reload the page.
    include: ['@retorquere/bibtex-parser'],
  },
});
