import type { Language } from '@octavo/contract/languages';
import { brand } from '@octavo/contract/brand';
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiEnv } from '../api.ts';
import type { SignInTexts } from '../texts/sign-in-texts.ts';

export interface SignInPage {
  readonly language: Language;
  readonly title: string;
  readonly hint: string;
  readonly back: string;
  /** A button that posts hidden fields to an address of our own. */
  readonly form?: {
    readonly action: string;
    readonly fields: Readonly<Record<string, string>>;
    readonly label: string;
    /** A box that is not ticked, and what it means. */
    readonly choice?: { readonly name: string; readonly label: string; readonly hint: string } | undefined;
  };
}

/** A page of the server's own, without any script: it works in every mail program's browser. */
export function answerWithPage(
  context: Context<ApiEnv>,
  { language, title, hint, back, form }: SignInPage,
  status: ContentfulStatusCode,
) {
  context.header('cache-control', 'no-store');
  const { ink, paper, desk } = brand.colors;
  const style = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:${desk};color:#222;font:1.125rem/1.5 Georgia,serif}main{box-sizing:border-box;width:min(30rem,calc(100vw - 2rem));padding:2.5rem;background:${paper};border-radius:.5rem}h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.25}p{margin:0 0 1.5rem}button{font:inherit;padding:.75rem 1.5rem;color:#fff;background:${ink};border:0;border-radius:.375rem;cursor:pointer}a{color:${ink}}`;
  return context.html(
    html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${title}</title>
          <style>
            ${style}
          </style>
        </head>
        <body>
          <main>
            <h1>${title}</h1>
            <p>${hint}</p>
            ${
              form &&
              html`<form method="post" action="${form.action}">
                ${Object.entries(form.fields).map(
                  ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
                )}
                ${
                  form.choice &&
                  html`<p>${form.choice.hint}</p>
                    <p>
                      <label
                        ><input type="checkbox" name="${form.choice.name}" value="yes" />
                        ${form.choice.label}</label
                      >
                    </p>`
                }
                <p><button type="submit">${form.label}</button></p>
              </form>`
            }
            <a href="/app/">${back}</a>
          </main>
        </body>
      </html>`,
    status,
  );
}

export type SignInProblem =
  | 'expired'
  | 'denied'
  | 'unfinished'
  | 'unverified'
  | 'unreachable'
  | 'tooOften'
  | 'taken'
  | 'elsewhere'
  | 'off';

const statusOf: Readonly<Record<SignInProblem, ContentfulStatusCode>> = {
  expired: 410,
  denied: 403,
  unfinished: 403,
  unverified: 403,
  unreachable: 502,
  tooOften: 429,
  taken: 409,
  elsewhere: 403,
  off: 501,
};

export const answerWithProblem = (
  context: Context<ApiEnv>,
  problem: SignInProblem,
  language: Language,
  { page }: SignInTexts,
) =>
  answerWithPage(
    context,
    { language, title: page[`${problem}Title`], hint: page[`${problem}Hint`], back: page.back },
    statusOf[problem],
  );
