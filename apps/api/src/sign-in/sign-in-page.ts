import type { Language } from '@octavo/contract/languages';
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiEnv } from '../api.ts';
import { answerWithPlainPage } from '../http/plain-page.ts';
import type { SignInTexts } from '../texts/sign-in-texts.ts';

export interface SignInPage {
  readonly language: Language;
  readonly title: string;
  readonly hint: string;
  readonly back: string;
  /** A button that posts hidden fields to one of our own addresses. */
  readonly form?: {
    readonly action: string;
    readonly fields: Readonly<Record<string, string>>;
    readonly label: string;
    /** An unchecked checkbox, and what it means. */
    readonly choice?: { readonly name: string; readonly label: string; readonly hint: string } | undefined;
  };
}

/** A page shown while signing in. */
export function answerWithPage(
  context: Context<ApiEnv>,
  { language, title, hint, back, form }: SignInPage,
  status: ContentfulStatusCode,
) {
  const body = html`<p>${hint}</p>
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
                ><input type="checkbox" name="${form.choice.name}" value="yes" /> ${form.choice.label}</label
              >
            </p>`
        }
        <p><button type="submit">${form.label}</button></p>
      </form>`
    }
    <a href="/app/">${back}</a>`;
  return answerWithPlainPage(context, { language, title, body }, status);
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
