import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiEnv } from '../api.ts';
import { languageOf } from '../texts/language-of.ts';
import type { TextsByLanguage } from '../texts/sign-in-texts.ts';
import { answerErrors } from './answer-error.ts';
import { answerWithPlainPage } from './plain-page.ts';

/** Answers a thrown error: API calls get JSON; a browser opening the address gets a page in its language. */
export const answerErrorsReadably = (texts: TextsByLanguage) => {
  const answerError = answerErrors();
  return (error: Error, context: Context<ApiEnv>): Response | Promise<Response> => {
    const answer = answerError(error, context);
    if (!isNavigation(context) || !isContentful(answer.status)) return answer;
    const language = languageOf(context);
    const { page } = texts[language];
    const kind = kindOf(answer.status);
    const body = html`<p>${page[`${kind}Hint`]}</p>
      <a href="/app/">${page.back}</a>`;
    return answerWithPlainPage(context, { language, title: page[`${kind}Title`], body }, answer.status);
  };
};

function isNavigation({ req }: Context<ApiEnv>): boolean {
  const mode = req.header('sec-fetch-mode');
  return (
    req.method === 'GET' &&
    (mode ? mode === 'navigate' : req.header('accept')?.includes('text/html') === true)
  );
}

/** 499, for a client that has left, has no body. */
const isContentful = (status: number): status is ContentfulStatusCode => status >= 400 && status !== 499;

function kindOf(status: number): 'notFound' | 'tooOften' | 'failed' {
  if (status === 404 || status === 405) return 'notFound';
  return status === 429 ? 'tooOften' : 'failed';
}
