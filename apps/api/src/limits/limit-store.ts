import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

export interface Attempt {
  /** Name of the limit. */
  readonly limit: string;
  readonly subject: string;
  readonly most: number;
  /** How much of it this attempt takes; 1 by default. What is taken last may exceed `most`. */
  readonly amount?: number;
  /** ISO 8601: now, and when a window that begins now would end. */
  readonly at: string;
  readonly until: string;
}

export interface LimitStore {
  /** Counts an attempt if there is room. It is a single statement, so that any number of processes share the count. */
  take(attempt: Attempt): Promise<boolean>;
  /** How many attempts of a subject were counted, and when its window ends. */
  find(limit: string, subject: string): Promise<{ used: number; endsAt: string } | undefined>;
  /** Deletes windows that have ended. */
  sweep(at: string): Promise<void>;
}

export function limitStore(db: Kysely<Database>): LimitStore {
  return {
    async take({ limit, subject, most, at, until, amount = 1 }) {
      const row = await db
        .insertInto('attempts')
        .values({ limit_name: limit, subject, used: amount, ends_at: until })
        .onConflict((conflict) =>
          conflict
            .columns(['limit_name', 'subject'])
            .doUpdateSet((eb) => {
              const over = eb('attempts.ends_at', '<=', at);
              return {
                used: eb
                  .case()
                  .when(over)
                  .then(amount)
                  .else(eb('attempts.used', '+', amount))
                  .end(),
                ends_at: eb.case().when(over).then(until).else(eb.ref('attempts.ends_at')).end(),
              };
            })
            .where((eb) => eb.or([eb('attempts.ends_at', '<=', at), eb('attempts.used', '<', most)])),
        )
        .returning('used')
        .executeTakeFirst();
      return row !== undefined;
    },
    async find(limit, subject) {
      const row = await db
        .selectFrom('attempts')
        .select(['used', 'ends_at'])
        .where('limit_name', '=', limit)
        .where('subject', '=', subject)
        .executeTakeFirst();
      return row && { used: row.used, endsAt: row.ends_at };
    },
    async sweep(at) {
      await db.deleteFrom('attempts').where('ends_at', '<=', at).execute();
    },
  };
}
