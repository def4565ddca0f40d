import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/** Names of the themes in a folder: one file of data each. */
export const themesIn = (folder) => readdirSync(folder).map((file) => file.replace(/\.ts$/, ''));

/** Names of the product's themes. */
export const themeNames = themesIn(join(root, 'packages/ui/src/theme/data'));
