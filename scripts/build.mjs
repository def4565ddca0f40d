// npm run build: builds the web app, also where nothing has changed.
import { build } from './lib/build.mjs';

try {
  build();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
