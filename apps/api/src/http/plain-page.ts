import { brand, brandColors } from '@octavo/contract/brand';
import type { Language } from '@octavo/contract/languages';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { html, raw } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiEnv } from '../api.ts';

type Theme = keyof typeof brandColors;

export interface PlainPage {
  readonly language: Language;
  readonly title: string;
  readonly body: ReturnType<typeof html>;
}

/** A page of the server's own, without any script: it works in every mail program's browser. */
export function answerWithPlainPage(
  context: Context<ApiEnv>,
  { language, title, body }: PlainPage,
  status: ContentfulStatusCode = 200,
) {
  context.header('cache-control', 'no-store');
  const theme = themeOf(context);
  return context.html(
    html`<!doctype html>
      <html lang="${language}" ${theme && raw(`data-theme="${theme}"`)}>
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${title}</title>
          <style>
            ${raw(style)}
          </style>
        </head>
        <body>
          <main>
            <svg width="40" height="40" viewBox="0 0 24 24" aria-hidden="true">
              <path d="${brand.mark}" />
            </svg>
            <h1>${title}</h1>
            ${body}
          </main>
        </body>
      </html>`,
    status,
  );
}

/** The theme that the app has kept in its cookie; without one the page follows the device. */
function themeOf(context: Context<ApiEnv>): Theme | undefined {
  const kept = getCookie(context, 'theme');
  return themes.find((theme) => theme === kept);
}

const themes = ['light', 'dark', 'cyberpunk'] as const satisfies readonly Theme[];

const fonts: Readonly<Record<Theme, string>> = {
  light: 'Georgia,serif',
  dark: 'Georgia,serif',
  cyberpunk: 'ui-monospace,"IBM Plex Mono",Menlo,Consolas,monospace',
};

const tokens = (theme: Theme): string => {
  const { ink, inkHover, onInk, paper, desk, text } = brandColors[theme];
  const isDrawn = theme === 'cyberpunk';
  return `{color-scheme:${theme === 'light' ? 'light' : 'dark'};--ink:${ink};--ink-hover:${inkHover};--on-ink:${onInk};--paper:${paper};--desk:${desk};--text:${text};--font:${fonts[theme]};--corner:${isDrawn ? '0' : '.5rem'};--edge:${isDrawn ? ink : 'transparent'}}`;
};

const style = `:root${tokens('light')}@media(prefers-color-scheme:dark){:root${tokens('dark')}}${themes.map((theme) => `[data-theme=${theme}]${tokens(theme)}`).join('')}body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--desk);color:var(--text);font:1.125rem/1.5 var(--font)}main{box-sizing:border-box;width:min(30rem,calc(100vw - 2rem));margin:1rem 0;padding:clamp(1.25rem,6vw,2.5rem);background:var(--paper);border:1px solid var(--edge);border-radius:var(--corner);overflow-wrap:anywhere}svg{display:block;margin:0 0 1rem;fill:none;stroke:var(--ink);stroke-width:1.4;stroke-linejoin:round}h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.25}p{margin:0 0 1.5rem}button{font:inherit;padding:.75rem 1.5rem;color:var(--on-ink);background:var(--ink);border:0;border-radius:calc(var(--corner)*.75);cursor:pointer}button:hover{background:var(--ink-hover)}a{color:var(--ink)}input{accent-color:var(--ink)}:focus-visible{outline:2px solid var(--ink);outline-offset:3px}`;
