import type { Language } from '@octavo/contract/languages';
import { brandColors } from '@octavo/contract/brand';
import { html } from 'hono/html';
import type { MailTexts } from '../texts/sign-in-texts.ts';
import type { Mail } from './mail.ts';

export interface LinkMail {
  readonly to: string;
  readonly language: Language;
  readonly texts: MailTexts;
  readonly link: string;
}

/** A mail about a link: plain text, and the same as HTML without pictures or anything to fetch. */
export async function linkMail({ to, language, texts, link }: LinkMail): Promise<Mail> {
  const text = [texts.intro, `${texts.lead}\n${link}`, texts.terms, texts.ignore].join('\n\n');
  const page = await html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${texts.subject}</title>
      </head>
      <body style="margin:0;padding:24px;font:16px/1.5 Georgia,serif;color:#222;background:#fff">
        <p>${texts.intro}</p>
        <p>${texts.lead}</p>
        <p>
          <a
            href="${link}"
            style="display:inline-block;padding:12px 24px;color:#fff;background:${brandColors.light.ink};border-radius:6px;text-decoration:none"
            >${texts.action}</a
          >
        </p>
        <p><a href="${link}" style="color:${brandColors.light.ink};word-break:break-all">${link}</a></p>
        <p>${texts.terms}</p>
        <p>${texts.ignore}</p>
      </body>
    </html>`;
  return { to, subject: texts.subject, text: `${text}\n`, html: String(page) };
}
