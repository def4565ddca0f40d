import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { brand } from '../../packages/contract/src/brand.ts';
import { languages } from '../../packages/contract/src/languages.ts';
import { small } from './small-css.ts';

const locales = join(import.meta.dirname, '..', '..', 'packages', 'ui', 'locales');

/** The style of what is shown if the app cannot run. */
export const failedStyles = readFileSync(join(import.meta.dirname, 'src', 'frame', 'failed.css'), 'utf8');

interface Texts {
  readonly tryAgain: string;
  readonly start: {
    readonly unreachable: string;
    readonly unreachableHint: string;
    readonly noScript: string;
  };
}

const all = languages.map((language) => {
  const file = readFileSync(join(locales, language, 'common.json'), 'utf8');
  const texts: Texts = JSON.parse(file.replaceAll('{{brand}}', brand.name));
  return { language, texts };
});

const templates = all
  .map(
    ({ language, texts: { tryAgain, start } }) =>
      `<template data-failed lang="${language}"><b>${start.unreachable}</b><p>${start.unreachableHint}</p><button>${tryAgain}</button></template>`,
  )
  .join('');
const withoutScripts = all
  .map(({ language, texts }) => `<p lang="${language}">${texts.start.noScript}</p>`)
  .join('');

/** Puts what is said if the app's scripts cannot be fetched, or are not run at all, into the page, in every language. */
export function startFailed(): Plugin {
  return {
    name: 'start-failed',
    transformIndexHtml: {
      order: 'post',
      handler: (page) =>
        page
          .replace('</head>', `  <style>${small(failedStyles)}</style>\n  </head>`)
          .replace(
            '</body>',
            `  ${templates}\n    <noscript><div data-still="failed">${withoutScripts}</div></noscript>\n  </body>`,
          ),
    },
  };
}
