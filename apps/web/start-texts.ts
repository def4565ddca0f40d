import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { languages } from '../../packages/contract/src/languages.ts';
import { firstNamespaces } from './src/first-namespaces.ts';

const locales = join(import.meta.dirname, '..', '..', 'packages', 'ui', 'locales');

/**
 * Puts the texts that every page begins with into one file for each language, which is kept for a year: ten requests
 * on every load of the page become one on the first. `<html data-texts>` names them.
 */
export function startTexts(): Plugin {
  const addresses: Record<string, string> = {};
  return {
    name: 'start-texts',
    apply: 'build',
    buildStart() {
      for (const language of languages) {
        const source = JSON.stringify(textsOf(language));
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `assets/texts-${language}-${hash}.json`;
        this.emitFile({ type: 'asset', fileName, source });
        addresses[language] = `/app/${fileName}`;
      }
    },
    transformIndexHtml: (page) =>
      page.replace(' data-theme=', ` data-texts='${JSON.stringify(addresses)}' data-theme=`),
  };
}

const textsOf = (language: string): object =>
  Object.fromEntries(
    firstNamespaces.map((namespace): [string, unknown] => [
      namespace,
      JSON.parse(readFileSync(join(locales, language, `${namespace}.json`), 'utf8')),
    ]),
  );
