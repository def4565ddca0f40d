import type { Kysely, Selectable } from 'kysely';
import { addWords } from '../../allowance/add-words.ts';
import type { Connection } from '../../database/connection.ts';
import type { Database, EssayWritingsTable } from '../../database/schema.ts';
import type { DueWords } from '../../allowance/allowance.ts';
import { type EndOfWriting, hasFailed, type Named } from './writing.ts';

export type WritingRow = Readonly<Selectable<EssayWritingsTable>>;

/** The process that writes an essay, and until when it may be silent before another one continues. */
export type Hold = { readonly holder: string; readonly at: string; readonly until: string };

type Ending = Hold & {
  readonly id: string;
  readonly how: EndOfWriting;
  /** JSON of the last `WritingState`. */
  readonly progress: string;
};

export type WritingStore = ReturnType<typeof writingStore>;

/** Essays being written, in the database. Each decision between processes is a single statement. */
export function writingStore({ db, relaxed }: Pick<Connection, 'db' | 'relaxed'>) {
  return {
    /** Undefined if the account has one of this name. */
    add: (essay: Named & { readonly wanted: string }, { holder, at, until }: Hold) =>
      db
        .insertInto('essay_writings')
        .values({
          id: crypto.randomUUID(),
          account_id: essay.accountId,
          name: essay.writing,
          wanted: essay.wanted,
          holder,
          held_until: until,
          tries: 1,
          begun_at: at,
          changed_at: at,
        })
        .onConflict((conflict) => conflict.columns(['account_id', 'name']).doNothing())
        .returningAll()
        .executeTakeFirst(),

    /** Begins one again that has ended as `before` says. What was kept is kept if the same is wanted. */
    restart: (before: WritingRow, wanted: string, { holder, at, until }: Hold) =>
      db
        .updateTable('essay_writings')
        .set({
          wanted,
          holder,
          held_until: until,
          changed_at: at,
          ended: null,
          progress: null,
          stop_asked: 0,
          tries: 1,
          ...(wanted === before.wanted ? {} : { kept: null }),
        })
        .where('id', '=', before.id)
        .where('ended', '=', before.ended)
        .returningAll()
        .executeTakeFirst(),

    find: ({ accountId, writing }: Named): Promise<WritingRow | undefined> =>
      db
        .selectFrom('essay_writings')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('name', '=', writing)
        .executeTakeFirst(),

    read: (id: string): Promise<WritingRow | undefined> =>
      db.selectFrom('essay_writings').selectAll().where('id', '=', id).executeTakeFirst(),

    /** An account's unfinished essays. */
    running: (accountId: string): Promise<WritingRow[]> =>
      db
        .selectFrom('essay_writings')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('held_until', 'is not', null)
        .orderBy('begun_at')
        .execute(),

    /** Takes over the essay that has been without a process for longest. */
    take: ({ holder, at, until }: Hold): Promise<WritingRow | undefined> =>
      db
        .updateTable('essay_writings')
        .set((eb) => ({ holder, held_until: until, tries: eb('tries', '+', 1), changed_at: at }))
        .where('id', '=', (eb) =>
          eb
            .selectFrom('essay_writings')
            .select('id')
            .where('held_until', '<', at)
            .orderBy('held_until')
            .orderBy('id')
            .limit(1),
        )
        // Checked again on the row itself: another process may have taken it since it was found.
        .where('held_until', '<', at)
        .returningAll()
        .executeTakeFirst(),

    /** Holds on to an essay and stores what has changed. Undefined if another process holds it. */
    hold: (
      id: string,
      { holder, at, until }: Hold,
      changes: { readonly kept?: string; readonly progress?: string },
    ): Promise<{ readonly stop_asked: 0 | 1 } | undefined> =>
      relaxed((writer) =>
        writer
          .updateTable('essay_writings')
          .set({ held_until: until, changed_at: at, ...changes })
          .where('id', '=', id)
          .where('holder', '=', holder)
          .where('held_until', 'is not', null)
          .returning('stop_asked')
          .executeTakeFirst(),
      ),

    /** Asks the process that writes an essay to stop. */
    askStop: (essay: Named): Promise<WritingRow | undefined> =>
      db
        .updateTable('essay_writings')
        .set({ stop_asked: 1 })
        .where('account_id', '=', essay.accountId)
        .where('name', '=', essay.writing)
        .returningAll()
        .executeTakeFirst(),

    /** Leaves essays to any other process from a moment on. */
    async release(holder: string, from: string, id?: string): Promise<void> {
      let rows = db
        .updateTable('essay_writings')
        .set({ holder: null, held_until: from })
        .where('holder', '=', holder)
        .where('held_until', 'is not', null);
      if (id !== undefined) rows = rows.where('id', '=', id);
      await rows.execute();
    },

    /** Records an end, within a transaction if one is given. False if another process holds the essay. */
    end: (ending: Ending, within: Kysely<Database> = db): Promise<boolean> => end(within, ending),

    /** Records an end and charges for it. */
    endCharged: (ending: Ending, payer: string, due: DueWords | undefined): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        if (!(await end(transaction, ending)) || due === undefined) return;
        await addWords(transaction, { accountId: payer, ...due });
      }),

    async remove(id: string, holder: string): Promise<void> {
      await db.deleteFrom('essay_writings').where('id', '=', id).where('holder', '=', holder).execute();
    },

    /** Deletes those that ended before a moment. */
    async sweep(before: string): Promise<void> {
      await db
        .deleteFrom('essay_writings')
        .where('changed_at', '<', before)
        .where('held_until', 'is', null)
        .execute();
    },
  };
}

const isSentAgain = (how: EndOfWriting): boolean => hasFailed(how) && how.code !== 'given_up';

async function end(db: Kysely<Database>, { id, holder, at, how, progress }: Ending): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('essay_writings')
    .set({
      ended: JSON.stringify(how),
      holder: null,
      held_until: null,
      changed_at: at,
      // A finished text is in its document, which its author may lock or delete; a stopped one is nowhere.
      ...(isSentAgain(how) ? { progress } : { progress: null, kept: null }),
    })
    .where('id', '=', id)
    .where('holder', '=', holder)
    .where('held_until', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
