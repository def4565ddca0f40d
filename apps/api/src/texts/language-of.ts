import { type Language, languages } from '@octavo/contract/languages';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { ApiEnv } from '../api.ts';

const families: Readonly<Record<string, Language>> = {
  en: 'en',
  fr: 'fr-FR',
  pt: 'pt-PT',
  de: 'de-DE',
};

/** The caller's language: from the app's cookie, else from the browser's preferences, else English. */
export const languageOf = (context: Context<ApiEnv>): Language =>
  nearest([
    getCookie(context, 'i18next') ?? '',
    ...(context.req.header('accept-language') ?? '').split(',').map((part) => part.replace(/;.*$/, '')),
  ]);

/** The first preference that is supported, exactly or by another variant of the language. */
function nearest(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const wanted = wish.trim().toLowerCase();
    const [family = ''] = wanted.split('-');
    const found =
      languages.find((language) => language.toLowerCase() === wanted) ??
      (Object.hasOwn(families, family) ? families[family] : undefined);
    if (found) return found;
  }
  return languages[0];
}
