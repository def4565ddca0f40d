import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/** Names of the themes: one file of data each. */
export const themeNames = readdirSync(join(root, 'packages/ui/src/theme/data')).map((file) =>
  file.replace(/\.ts$/, ''),
);
