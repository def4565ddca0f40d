import { brand } from '@octavo/contract/brand';
import type { Language } from '@octavo/contract/languages';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiEnv } from '../api.ts';
import { themeOf, themeStyle } from './page-theme.ts';

export interface PlainPage {
  readonly language: Language;
  readonly title: string;
  readonly body: ReturnType<typeof html>;
}

/** A page rendered by the server, without any script: it works in every mail program's browser. */
export function answerWithPlainPage(
  context: Context<ApiEnv>,
  { language, title, body }: PlainPage,
  status: ContentfulStatusCode = 200,
) {
  context.header('cache-control', 'no-store');
  return context.html(
    html`<!doctype html>
      <html lang="${language}" ${themeOf(context)}>
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

const style = `${themeStyle}body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--desk);color:var(--text);font:1.125rem/1.5 var(--font)}main{box-sizing:border-box;width:min(30rem,calc(100vw - 2rem));margin:1rem 0;padding:clamp(1.25rem,6vw,2.5rem);background:var(--paper);border:1px solid var(--edge);border-radius:var(--corner);overflow-wrap:anywhere}svg{display:block;margin:0 0 1rem;fill:none;stroke:var(--ink);stroke-width:1.4;stroke-linejoin:round}h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.25}p{margin:0 0 1.5rem}button{font:inherit;padding:.75rem 1.5rem;color:var(--on-ink);background:var(--ink);border:0;border-radius:calc(var(--corner)*.75);cursor:pointer}button:hover{background:var(--ink-hover)}a{color:var(--ink)}input{accent-color:var(--ink)}:focus-visible{outline:2px solid var(--ink);outline-offset:3px}`;
