import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { languages } from '../../packages/contract/src/languages.ts';

const locales = join(import.meta.dirname, '..', '..', 'packages', 'ui', 'locales');

/**
 * Puts the texts that every page begins with into one file for each language, which is kept for a year: ten requests
 * on every load of the page become one on the first. `<html data-texts>` names them.
 */
export function startTexts(namespaces: readonly string[], folder = 'assets'): Plugin {
  const addresses: Record<string, string> = {};
  return {
    name: 'start-texts',
    apply: 'build',
    buildStart() {
      for (const language of languages) {
        const source = JSON.stringify(textsOf(language, namespaces));
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `${folder}/texts-${language}-${hash}.json`;
        this.emitFile({ type: 'asset', fileName, source });
        addresses[language] = `/app/${fileName}`;
      }
    },
    transformIndexHtml: (page) =>
      page.replace(' data-theme=', ` data-texts='${JSON.stringify(addresses)}' data-theme=`),
  };
}

const textsOf = (language: string, namespaces: readonly string[]): object =>
  Object.fromEntries(
    namespaces.map((namespace): [string, unknown] => [
      namespace,
      JSON.parse(readFileSync(join(locales, language, `${namespace}.json`), 'utf8')),
    ]),
  );
