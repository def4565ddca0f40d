import { addressLinkPath } from '../account/address/address-link-path.ts';
import type { AddressChanges } from '../account/address/address-changes.ts';
import type { CommentMailWriter } from '../comments/mails/comment-mail-writer.ts';
import { type Mail, MailRefused } from '../mail/mail.ts';
import { linkMail } from '../mail/link-mail.ts';
import type { MailOrder } from '../mail/outbox.ts';
import type { TextsByLanguage } from '../texts/sign-in-texts.ts';
import { linkPath, wayBack } from './magic-link-routes.ts';
import type { MagicLinks } from './magic-links.ts';

export interface MailWriterParts {
  readonly links: MagicLinks;
  readonly changes: Pick<AddressChanges, 'mint'>;
  readonly comments: CommentMailWriter;
  readonly texts: TextsByLanguage;
}

const appAddress = ({ origin, path }: MailOrder): string => `${origin}${path}`;

/** Writes a mail that was ordered. A link that grants access becomes valid only at that moment. */
export const mailWriter =
  ({ links, changes, comments, texts }: MailWriterParts) =>
  async (order: MailOrder): Promise<Mail> => {
    const { kind, recipient: to, language, origin, path, accountId = null } = order;
    const { mail, addressMail, addressChangedMail, deletionMail, paymentFailedMail } = texts[language];
    switch (kind) {
      case 'sign-in': {
        const link = `${origin}${linkPath}${await links.mint(to)}${wayBack(path)}`;
        return linkMail({ to, language, texts: mail, link });
      }
      case 'change-address': {
        // The account was deleted meanwhile.
        if (accountId === null) throw new MailRefused(0);
        const link = `${origin}${addressLinkPath}${await changes.mint({ accountId, email: to })}`;
        return linkMail({ to, language, texts: addressMail, link });
      }
      case 'address-changed':
        return linkMail({ to, language, texts: addressChangedMail, link: appAddress(order) });
      case 'deletion':
        return linkMail({ to, language, texts: deletionMail, link: appAddress(order) });
      case 'payment-failed':
        return linkMail({ to, language, texts: paymentFailedMail, link: appAddress(order) });
      case 'new-comments':
        return comments.newComments(order, texts[language]);
      case 'answers':
        return comments.answers(order, texts[language]);
      default:
        return kind satisfies never;
    }
  };
