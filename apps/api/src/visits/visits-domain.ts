import { routes } from '@octavo/contract';
import type { Connection } from '../database/connection.ts';
import type { Domain } from '../domain.ts';

/** How long counts are kept, in milliseconds. */
const kept = 400 * 24 * 60 * 60 * 1000;

export interface VisitsParts {
  readonly connection: Connection;
}

/**
 * Counts how often each page is opened on a day: a number, and nothing of who it was. Whoever asks not to be tracked is
 * not counted.
 */
export const visitsDomain = ({ connection: { db } }: VisitsParts): Domain => ({
  publicRoutes(app) {
    app.openapi(routes.trackPage, async (context) => {
      const asksNotTo = ['dnt', 'sec-gpc'].some((name) => context.req.header(name) === '1');
      if (!asksNotTo) {
        await db
          .insertInto('page_visits')
          .values({ day: dayOf(new Date()), page: context.req.valid('param').page, visits: 1 })
          .onConflict((conflict) =>
            conflict
              .columns(['day', 'page'])
              .doUpdateSet((eb) => ({ visits: eb('page_visits.visits', '+', 1) })),
          )
          .execute();
      }
      return context.json({ ok: true } as const, 200);
    });
  },
  async sweep() {
    await db
      .deleteFrom('page_visits')
      .where('day', '<', dayOf(new Date(Date.now() - kept)))
      .execute();
  },
});

/** In UTC. */
const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
