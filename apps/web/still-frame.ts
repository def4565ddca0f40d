import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { brand } from '../../packages/contract/src/brand.ts';
import { languages } from '../../packages/contract/src/languages.ts';
import { small } from './small-css.ts';
import { failedStyles } from './start-failed.ts';

const styles = readFileSync(join(import.meta.dirname, 'src', 'frame', 'frame.css'), 'utf8');
/** What a style sheet says of a theme: its selector, and its tokens. */
const attribute = 'data-theme';
const ofTheme = new RegExp(String.raw`(\[${attribute}=[^\]]+\])\{([^{}]*)\}`, 'gu');
const lines = (count: number): string => '<i></i>'.repeat(count);

const locales = join(import.meta.dirname, '..', '..', 'packages', 'ui', 'locales');

/** What the product is for, in each language: the script in the head says which of them is shown, if any. */
const leads = languages.map((language) => {
  const { description }: { description: string } = JSON.parse(
    readFileSync(join(locales, language, 'common.json'), 'utf8'),
  );
  return { language, element: `<p data-still="lead" lang="${language}">${description}</p>` };
});

/** The sidebar with its mark, and the sheet with the shape of what will stand on it. */
const frame = `<div data-still="desk" aria-hidden="true"><div data-still="sidebar"><svg width="34" height="34" viewBox="0 0 24 24"><path d="${brand.mark}"/></svg><b translate="no">${brand.name}</b>${lines(6)}</div><svg data-still="menu" width="20" height="20" viewBox="0 0 24 24"><path d="M4 6h16M4 12h16M4 18h16"/></svg><div data-still="sheet">${lines(1)}${leads.map(({ element }) => element).join('')}${lines(8)}</div></div>`;

const shownLead = `${leads
  .map(({ language }) => `[data-lead=${language}] [data-still=lead][lang=${language}]`)
  .join()}{display:block}`;

/**
 * Paints the frame of the page from the HTML alone, in each theme, while the app and its style sheet are being
 * fetched. The style sheet therefore holds up nothing: the script in the head of the page puts it in.
 */
export function stillFrame(): Plugin {
  return {
    name: 'still-frame',
    transformIndexHtml: {
      order: 'post',
      handler: (page, { bundle }) => {
        const sheets = Object.values(bundle ?? {}).flatMap((file) =>
          file.type === 'asset' && page.includes(`/app/${file.fileName}"`) && file.fileName.endsWith('.css')
            ? [file.source.toString()]
            : [],
        );
        return page
          .replace('<div id="root"></div>', `<div id="root">${frame}</div>`)
          .replaceAll(/<link rel="stylesheet"/gu, '<link rel="preload" as="style"')
          .replace(
            '</head>',
            `  <style>${small(styles + shownLead) + ofApp(sheets.join(''))}</style>\n  </head>`,
          );
      },
    },
  };
}

/** What the frame needs of the app's style sheet. */
function ofApp(sheet: string): string {
  const tokens = tokensIn(sheet);
  return tokens + fallbackFacesIn(sheet, tokens);
}

/**
 * The system's fonts, scaled to the width and height of those that are being fetched: without them the first text
 * breaks its lines elsewhere than the editor.
 */
function fallbackFacesIn(sheet: string, tokens: string): string {
  return [...sheet.matchAll(/@font-face\{[^}]*\}/gu)]
    .map(([face]) => face)
    .filter((face) => {
      const family = /font-family:"?([^;"}]+)/u.exec(face)?.[1];
      return face.includes('local(') && family !== undefined && tokens.includes(`"${family}"`);
    })
    .join('');
}

/** The tokens that the frame uses, of each theme. */
function tokensIn(sheet: string): string {
  const themes = [...sheet.matchAll(ofTheme)];
  const declarations = themes.map(([, theme = '', block = '']) => ({ theme, tokens: tokensOf(block) }));
  const used = new Set<string>();
  const gather = (css: string): void => {
    for (const [, name = ''] of css.matchAll(/var\((--[\w-]+)/gu)) {
      if (used.has(name)) continue;
      used.add(name);
      for (const { tokens } of declarations) gather(tokens.get(name) ?? '');
    }
  };
  gather(styles + failedStyles);
  const rules = declarations.map(({ theme, tokens }) => {
    const kept = [...tokens].filter(([name]) => used.has(name));
    return kept.length === 0 ? '' : `${theme}{${kept.map((pair) => pair.join(':')).join(';')}}`;
  });
  return `@layer tokens{${rules.join('')}}`;
}

const tokensOf = (block: string): ReadonlyMap<string, string> =>
  new Map([...block.matchAll(/(--[\w-]+):([^;]*)/gu)].map(([, name = '', value = '']) => [name, value]));
