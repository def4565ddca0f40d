import { fill } from '@octavo/language/fill';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type Mail, MailRefused } from '../../mail/mail.ts';
import { type ListedLink, listMail } from '../../mail/list-mail.ts';
import type { MailOrder } from '../../mail/outbox.ts';
import type { ListMailTexts, SignInTexts } from '../../texts/sign-in-texts.ts';
import { stopPath } from './stop-path.ts';

export interface CommentMailWriter {
  /** Lists the documents with new comments. @throws MailRefused if there are none any more, or it is not wanted */
  newComments(order: MailOrder, texts: SignInTexts): Promise<Mail>;
  /** Says that the writer has answered a reader. @throws MailRefused as above */
  answers(order: MailOrder, texts: SignInTexts): Promise<Mail>;
}

/** Writes the mails about comments when they are sent: what was deleted or locked meanwhile is not in them. */
export function commentMailWriter(db: Kysely<Database>): CommentMailWriter {
  const compose = (
    { recipient: to, language, origin }: MailOrder,
    texts: ListMailTexts,
    links: readonly ListedLink[],
    stopToken: string | null,
  ): Promise<Mail> => {
    if (links.length === 0 || stopToken === null) throw nothingToTell();
    return listMail({ to, language, texts, links, stop: `${origin}${stopPath}${stopToken}` });
  };

  return {
    async newComments(order, { commentsMail }) {
      const mail = await db
        .selectFrom('comment_mails')
        .select(['stop_token', 'told_before', 'told_at'])
        .where('account_id', '=', order.accountId ?? '')
        .where('wanted', '=', 1)
        .executeTakeFirst();
      if (mail === undefined) throw nothingToTell();
      const rows = await db
        .selectFrom('document_comments')
        .innerJoin('documents', 'documents.id', 'document_comments.document_id')
        .select(['documents.id', 'documents.title'])
        .select((eb) => eb.fn.countAll().as('count'))
        .where('documents.account_id', '=', order.accountId ?? '')
        .where('documents.trashed_at', 'is', null)
        .where('document_comments.author', '=', 'reader')
        .where('document_comments.created_at', '>=', mail.told_before ?? '')
        .where('document_comments.created_at', '<=', mail.told_at ?? '')
        .groupBy(['documents.id', 'documents.title'])
        .orderBy('documents.title')
        .orderBy('documents.id')
        .execute();
      const links = rows.map(({ id, title, count }) => ({
        text: fill(commentsMail.line, { title, count: countIn(order, count) }),
        address: `${order.origin}/app/document/${id}`,
      }));
      return compose(order, commentsMail, links, mail.stop_token);
    },

    async answers(order, { answersMail }) {
      const visit = await db
        .selectFrom('link_visits')
        .innerJoin('reader_links', 'reader_links.id', 'link_visits.link_id')
        .innerJoin('documents', 'documents.id', 'reader_links.document_id')
        .select(['token', 'stop_token', 'told_before', 'told_at', 'documents.id as documentId'])
        .where('link_visits.id', '=', order.about ?? '')
        .where('link_visits.email', '=', order.recipient)
        .where('reader_links.kind', '=', 'comment')
        .where('documents.trashed_at', 'is', null)
        .where('documents.encryption', '=', 0)
        .where((eb) =>
          eb.or([
            eb('reader_links.expires_at', 'is', null),
            eb('reader_links.expires_at', '>', new Date().toISOString()),
          ]),
        )
        .executeTakeFirst();
      if (visit === undefined) throw nothingToTell();
      const { count } = await db
        .selectFrom('document_comments as answer')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('answer.document_id', '=', visit.documentId)
        .where('answer.author', '=', 'writer')
        .where('answer.created_at', '>=', visit.told_before ?? '')
        .where('answer.created_at', '<=', visit.told_at ?? '')
        .where('answer.thread', 'in', (eb) =>
          eb
            .selectFrom('document_comments as own')
            .select('own.thread')
            .where('own.visit_id', '=', order.about ?? ''),
        )
        .executeTakeFirstOrThrow();
      if (Number(count) === 0) throw nothingToTell();
      // Without the title: the writer could otherwise send words to any address.
      const text = fill(answersMail.line, { count: countIn(order, count) });
      const links = [{ text, address: `${order.origin}/app/r/${visit.token}` }];
      return compose(order, answersMail, links, visit.stop_token);
    },
  };
}

const countIn = ({ language }: MailOrder, count: number | string | bigint): string =>
  new Intl.NumberFormat(language).format(Number(count));

const nothingToTell = (): MailRefused => new MailRefused(0);
