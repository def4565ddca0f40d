import { createRequire } from 'node:module';
import { jsonEntries } from '../../../engine/tokens/json-entries.ts';

const { resolve } = createRequire(import.meta.url);

/** The entries of a JSON file that lies beside the entry of a package. */
export const packageEntries = (name: string, file: string) =>
  jsonEntries(resolve(name).replace(/index\.js$/, file));
