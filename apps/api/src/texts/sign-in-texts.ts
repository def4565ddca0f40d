import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deletionDays } from '@octavo/contract/account-kinds';
import { type Language, languages } from '@octavo/contract/languages';
import { brand } from '@octavo/contract/brand';
import { z } from 'zod';

const text = z.string();

const mail = z.object({ subject: text, intro: text, lead: text, action: text, terms: text, ignore: text });

/** A mail with a list of links, which its recipient may stop. */
const listMail = z.object({ subject: text, intro: text, line: text, terms: text, stop: text });

const texts = z.object({
  mail,
  addressMail: mail,
  addressChangedMail: mail,
  deletionMail: mail,
  paymentFailedMail: mail,
  commentsMail: listMail,
  answersMail: listMail,
  page: z.object({
    confirmTitle: text,
    confirmHint: text,
    confirmMoves: text,
    bringLabel: text,
    bringHint: text,
    confirmAction: text,
    expiredTitle: text,
    expiredHint: text,
    deniedTitle: text,
    deniedHint: text,
    unfinishedTitle: text,
    unfinishedHint: text,
    unverifiedTitle: text,
    unverifiedHint: text,
    unreachableTitle: text,
    unreachableHint: text,
    tooOftenTitle: text,
    tooOftenHint: text,
    addressTitle: text,
    addressHint: text,
    addressAction: text,
    takenTitle: text,
    takenHint: text,
    elsewhereTitle: text,
    elsewhereHint: text,
    offTitle: text,
    offHint: text,
    notFoundTitle: text,
    notFoundHint: text,
    failedTitle: text,
    failedHint: text,
    stopTitle: text,
    stopHint: text,
    stopAction: text,
    stoppedTitle: text,
    stoppedHint: text,
    back: text,
  }),
});

/** The text of the sign-in mail and the pages around it, in one language. */
export type SignInTexts = z.infer<typeof texts>;
export type MailTexts = SignInTexts['mail'];
export type ListMailTexts = SignInTexts['commentsMail'];
export type TextsByLanguage = Readonly<Record<Language, SignInTexts>>;

/**
 * Reads `{language}/sign-in.json` for every language and fills in the brand and how long a link is valid.
 * @throws if a file or a text is missing
 */
export function loadSignInTexts(folder: string, minutes: number): TextsByLanguage {
  const values: Readonly<Record<string, string>> = {
    brand: brand.name,
    minutes: String(minutes),
    days: String(deletionDays),
    // Filled in when the page or mail is made.
    email: '{email}',
    title: '{title}',
    count: '{count}',
  };
  const load = (language: Language): SignInTexts => {
    const source = readFileSync(join(folder, language, 'sign-in.json'), 'utf8');
    return texts.parse(JSON.parse(source.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '')));
  };
  const [first, ...others] = languages.map((language) => [language, load(language)] as const);
  if (!first) throw new Error('There is no language.');
  return Object.fromEntries([first, ...others]) as Record<Language, SignInTexts>;
}
