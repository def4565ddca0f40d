import { brandColors } from '@octavo/contract/brand';
import type { Language } from '@octavo/contract/languages';
import { html } from 'hono/html';
import type { ListMailTexts } from '../texts/sign-in-texts.ts';
import type { Mail } from './mail.ts';

export interface ListedLink {
  readonly text: string;
  readonly address: string;
}

export interface ListMail {
  readonly to: string;
  readonly language: Language;
  readonly texts: ListMailTexts;
  readonly links: readonly ListedLink[];
  /** Address that ends mails of this kind. */
  readonly stop: string;
}

/** A mail with a list of links that anyone may stop: plain text, and the same as HTML without anything to fetch. */
export async function listMail({ to, language, texts, links, stop }: ListMail): Promise<Mail> {
  const lines = links.map(({ text, address }) => `${text}\n${address}`);
  const text = [texts.intro, ...lines, texts.terms, `${texts.stop}\n${stop}`].join('\n\n');
  const color = brandColors.light.ink;
  const page = await html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${texts.subject}</title>
      </head>
      <body style="margin:0;padding:24px;font:16px/1.5 Georgia,serif;color:#222;background:#fff">
        <p>${texts.intro}</p>
        <ul>
          ${links.map(
            (link) => html`<li><a href="${link.address}" style="color:${color}">${link.text}</a></li>`,
          )}
        </ul>
        <p>${texts.terms}</p>
        <p><a href="${stop}" style="color:${color}">${texts.stop}</a></p>
      </body>
    </html>`;
  return { to, subject: texts.subject, text: `${text}\n`, html: String(page), stop };
}
