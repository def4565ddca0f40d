import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { tryAgain } from '../../database/try-again.ts';
import type { Limit, Limits } from '../../limits/limits.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { hashToken, newToken } from '../../session/session-token.ts';

const minute = 60_000;
/** A reader says several things in a row. */
const gatheredFor = 10 * minute;
const betweenMails = 60 * minute;
/** In one round; the rest follows in the next. */
const most = 200;

/** A reader of several texts may have left one address for all of them. */
const mailsToReader: Limit = {
  name: 'mails about answers',
  most: 1,
  window: betweenMails,
  refusal: 'A mail about answers was sent just now.',
};

export interface AnnouncementParts {
  readonly db: Kysely<Database>;
  readonly outbox: Pick<Outbox, 'addIn'>;
  readonly limits: Pick<Limits, 'isWithin'>;
  readonly publicUrl: string | undefined;
}

/** Orders the mails that are due: new comments for writers, answers for readers who left an address. */
export async function announceComments(parts: AnnouncementParts, now: Date): Promise<void> {
  const ago = (span: number): string => new Date(now.getTime() - span).toISOString();
  const due = { at: now.toISOString(), gathered: ago(gatheredFor), mailedUntil: ago(betweenMails) };
  for (const accountId of await writersToMail(parts.db, due)) await mailWriter(parts, accountId, due);
  for (const visit of await readersToMail(parts.db, due)) {
    if (await parts.limits.isWithin(mailsToReader, hashToken(visit.email))) {
      await mailReader(parts, visit.id, due);
    }
  }
}

interface Due {
  readonly at: string;
  /** Comments are announced only if the first of them is older than this. */
  readonly gathered: string;
  /** Anyone mailed after this is not mailed again yet. */
  readonly mailedUntil: string;
}

async function writersToMail(db: Kysely<Database>, { gathered, mailedUntil }: Due): Promise<string[]> {
  const rows = await db
    .selectFrom('comment_tallies')
    .innerJoin('documents', 'documents.id', 'comment_tallies.document_id')
    .leftJoin('comment_mails', 'comment_mails.account_id', 'documents.account_id')
    .select('documents.account_id')
    .distinct()
    .where('comment_tallies.untold_since', '<=', gathered)
    .where((eb) =>
      eb.or([eb('comment_mails.told_at', 'is', null), eb('comment_mails.told_at', '<=', mailedUntil)]),
    )
    .limit(most)
    .execute();
  return rows.map((row) => row.account_id);
}

/**
 * Claims the unannounced comments and orders the mail in one transaction: they are announced once, even with several
 * processes, and not lost if this one dies.
 */
function mailWriter(
  { db, outbox, publicUrl }: AnnouncementParts,
  accountId: string,
  due: Due,
): Promise<void> {
  return tryAgain(() =>
    db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('comment_mails')
        .values({ account_id: accountId, stop_token: newToken() })
        .onConflict((conflict) =>
          conflict.column('account_id').doUpdateSet((eb) => ({
            stop_token: eb.fn.coalesce('comment_mails.stop_token', 'excluded.stop_token'),
          })),
        )
        .execute();
      const ofAccount = transaction
        .selectFrom('documents')
        .select('documents.id')
        .where('documents.account_id', '=', accountId);
      const since = transaction
        .selectFrom('comment_tallies')
        .select((eb) => eb.fn.min('untold_since').as('since'))
        .where('document_id', 'in', ofAccount);
      const claimed = await transaction
        .updateTable('comment_mails')
        .set({ told_before: since, told_at: due.at })
        .where('account_id', '=', accountId)
        .where((eb) => eb.or([eb('told_at', 'is', null), eb('told_at', '<=', due.mailedUntil)]))
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('mails')
                .select('mails.id')
                .where('mails.kind', '=', 'new-comments')
                .where('mails.account_id', '=', accountId),
            ),
          ),
        )
        .returning(['wanted', 'language', 'origin', 'told_before'])
        .executeTakeFirst();
      if (claimed === undefined || claimed.told_before === null) return;
      await transaction
        .updateTable('comment_tallies')
        .set({ untold_since: null })
        .where('document_id', 'in', ofAccount)
        .where('untold_since', 'is not', null)
        .execute();
      const account = await transaction
        .selectFrom('accounts')
        .select(['email', 'type'])
        .where('id', '=', accountId)
        .executeTakeFirst();
      const origin = publicUrl ?? claimed.origin;
      if (claimed.wanted === 0 || !account?.email || account.type !== 'main' || !origin) return;
      await outbox.addIn(transaction, {
        kind: 'new-comments',
        recipient: account.email,
        language: claimed.language ?? 'en',
        origin,
        path: '/app/',
        accountId,
      });
    }),
  );
}

const readersToMail = (db: Kysely<Database>, { gathered, mailedUntil }: Due) =>
  db
    .selectFrom('link_visits')
    .select(['id', 'email'])
    .where('untold_since', '<=', gathered)
    .where('email', '<>', '')
    .where((eb) => eb.or([eb('told_at', 'is', null), eb('told_at', '<=', mailedUntil)]))
    .orderBy('untold_since')
    .limit(most)
    .execute();

function mailReader({ db, outbox, publicUrl }: AnnouncementParts, visitId: string, due: Due): Promise<void> {
  return tryAgain(() =>
    db.transaction().execute(async (transaction) => {
      const claimed = await transaction
        .updateTable('link_visits')
        .set((eb) => ({
          told_before: eb.ref('untold_since'),
          told_at: due.at,
          untold_since: null,
          stop_token: eb.fn.coalesce('stop_token', sql<string>`${newToken()}`),
        }))
        .where('id', '=', visitId)
        .where('email', '<>', '')
        .where('untold_since', '<=', due.gathered)
        .returning(['email', 'language', 'origin'])
        .executeTakeFirst();
      const origin = publicUrl ?? claimed?.origin;
      if (claimed === undefined || !origin) return;
      await outbox.addIn(transaction, {
        kind: 'answers',
        recipient: claimed.email,
        language: claimed.language ?? 'en',
        origin,
        path: '/app/',
        about: visitId,
      });
    }),
  );
}
