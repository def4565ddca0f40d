import type { ReaderLinkKind } from '@octavo/contract/comment-limits';
import type { Language } from '@octavo/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { tryAgain } from '../database/try-again.ts';
import { hashToken, isToken, newToken } from '../session/session-token.ts';

/** A link that holds: not revoked, not expired, its document not in the trash, locked or incomplete. */
export interface HoldingLink {
  readonly id: string;
  readonly kind: ReaderLinkKind;
  readonly documentId: string;
  /** A hash. */
  readonly password: string | null;
  readonly passwordRound: number;
}

export interface Visit {
  readonly id: string;
  readonly name: string;
  readonly passwordRound: number;
}

export interface VisitedLink extends HoldingLink {
  readonly visit: Visit;
  /** The version of the document. */
  readonly version: number;
}

/** A link that was opened by more browsers forgets those that have neither a name nor comments. */
const mostVisits = 1000;

export type VisitStore = ReturnType<typeof visitStore>;

/** Who opened which link. */
export function visitStore(db: Kysely<Database>, now: () => Date = () => new Date()) {
  const at = () => now().toISOString();

  const holding = () =>
    db
      .selectFrom('reader_links')
      .innerJoin('documents', 'documents.id', 'reader_links.document_id')
      .where('documents.trashed_at', 'is', null)
      .where('documents.encryption', '=', 0)
      .where('documents.incomplete', '=', 0)
      .where((eb) =>
        eb.or([eb('reader_links.expires_at', 'is', null), eb('reader_links.expires_at', '>', at())]),
      );

  return {
    async findLink(token: string): Promise<HoldingLink | undefined> {
      if (!isToken(token)) return undefined;
      return holding()
        .select([
          'reader_links.id',
          'reader_links.kind',
          'reader_links.document_id as documentId',
          'reader_links.password',
          'reader_links.password_round as passwordRound',
        ])
        .where('reader_links.token_hash', '=', hashToken(token))
        .executeTakeFirst();
    },

    /** The visit of a browser, if its link holds. */
    async find(linkId: string, token: string): Promise<VisitedLink | undefined> {
      if (!isToken(token)) return undefined;
      const row = await holding()
        .innerJoin('link_visits', 'link_visits.link_id', 'reader_links.id')
        .select([
          'reader_links.kind',
          'reader_links.document_id as documentId',
          'reader_links.password',
          'reader_links.password_round as passwordRound',
          'documents.version',
          'link_visits.id as visitId',
          'link_visits.name',
          'link_visits.password_round as visitRound',
        ])
        .where('reader_links.id', '=', linkId)
        .where('link_visits.token_hash', '=', hashToken(token))
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const { visitId, name, visitRound, ...link } = row;
      return { ...link, id: linkId, visit: { id: visitId, name, passwordRound: visitRound } };
    },

    /** Notes that a link was opened again. Returns false if it was revoked meanwhile. */
    async reopen(visitId: string, passwordRound: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('link_visits')
        .set({ last_at: at(), password_round: passwordRound })
        .where('id', '=', visitId)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** Returns a token, which is not stored; undefined if the link was revoked meanwhile. */
    async open({ id: linkId, passwordRound }: HoldingLink): Promise<string | undefined> {
      await forgetNameless(db, linkId);
      const token = newToken();
      const moment = at();
      const { numInsertedOrUpdatedRows } = await tryAgain(() =>
        db
          .insertInto('link_visits')
          .columns(['id', 'link_id', 'token_hash', 'password_round', 'first_at', 'last_at'])
          .expression((eb) =>
            eb
              .selectFrom('reader_links')
              .select([
                eb.val(crypto.randomUUID()).as('id'),
                'reader_links.id as link_id',
                eb.val(hashToken(token)).as('token_hash'),
                eb.cast<number>(eb.val(passwordRound), 'integer').as('password_round'),
                eb.val(moment).as('first_at'),
                eb.val(moment).as('last_at'),
              ])
              .where('reader_links.id', '=', linkId),
          )
          .executeTakeFirst(),
      );
      return numInsertedOrUpdatedRows === 1n ? token : undefined;
    },

    /** An empty address ends the mails. */
    async setMail(visitId: string, mail: { email: string; language: Language; origin: string | undefined }) {
      const { email, language, origin } = mail;
      await db
        .updateTable('link_visits')
        .set({ email, language, ...(origin !== undefined && { origin }), untold_since: null })
        .where('id', '=', visitId)
        .execute();
    },
  };
}

async function forgetNameless(db: Kysely<Database>, linkId: string): Promise<void> {
  const { count } = await db
    .selectFrom('link_visits')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('link_id', '=', linkId)
    .executeTakeFirstOrThrow();
  const surplus = Number(count) + 1 - mostVisits;
  if (surplus <= 0) return;
  await db
    .deleteFrom('link_visits')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('link_visits as nameless')
        .select('nameless.id')
        .where('nameless.link_id', '=', linkId)
        .where('nameless.name', '=', '')
        .where((nameless) =>
          nameless.not(
            nameless.exists(
              nameless
                .selectFrom('document_comments')
                .select('document_comments.id')
                .whereRef('document_comments.visit_id', '=', 'nameless.id'),
            ),
          ),
        )
        .orderBy('nameless.last_at')
        .limit(surplus),
    )
    .execute();
}
