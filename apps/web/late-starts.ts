import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Puts how the late flows begin into the page as data (decision 0515): `late-starts.ts` of the app and of the desk read
 * it from the machines, which come with a later script.
 */
export function lateStarts(): Plugin {
  return {
    name: 'late-starts',
    apply: 'build',
    async load(id) {
      if (!id.endsWith('/late-starts.ts')) return null;
      const values: object = await import(pathToFileURL(id).href);
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
