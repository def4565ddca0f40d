import type { Mail } from '../mail/mail.ts';
import type { MailOrder } from '../mail/outbox.ts';
import { signInMail } from '../mail/sign-in-mail.ts';
import type { TextsByLanguage } from '../texts/sign-in-texts.ts';
import { linkPath, wayBack } from './magic-link-routes.ts';
import type { MagicLinks } from './magic-links.ts';

/** Writes an ordered mail with a link of its own, which begins to work at that moment. */
export const signInMailWriter =
  (links: MagicLinks, texts: TextsByLanguage) =>
  async ({ recipient, language, origin, path }: MailOrder): Promise<Mail> =>
    signInMail({
      to: recipient,
      language,
      texts: texts[language].mail,
      link: `${origin}${linkPath}${await links.mint(recipient)}${wayBack(path)}`,
    });
