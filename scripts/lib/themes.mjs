import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/** The names of the themes in a folder, which has one data file for each. */
export const themesIn = (folder) => readdirSync(folder).map((file) => file.replace(/\.ts$/, ''));

/** The names of the product's themes. */
export const themeNames = themesIn(join(root, 'packages/ui/src/theme/data'));
