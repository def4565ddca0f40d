import { routes } from '@octavo/contract';
import type { Connection } from '../database/connection.ts';
import type { Domain } from '../domain.ts';
import type { ClientReader } from '../http/client.ts';
import { createMeter, type Quota } from '../limits/meter.ts';
import { networkOf } from '../limits/network-of.ts';

/** How long counts are kept, in milliseconds. */
const kept = 400 * 24 * 60 * 60 * 1000;

/** Each visit is a write: beyond this, a network gets the same answer, but is not counted. */
export const countedVisits: Quota = {
  name: 'counted visits',
  most: 1000,
  window: 60 * 60 * 1000,
  refusal: 'Too many pages were opened.',
};

export interface VisitsParts {
  readonly client: ClientReader;
  readonly connection: Connection;
}

/**
 * Counts how often each page is opened per day, without anything about the visitors. Those who ask not to be tracked
 * are not counted.
 */
export const visitsDomain = ({ connection: { db }, client }: VisitsParts): Domain => ({
  publicRoutes(app) {
    const meter = createMeter();
    app.openapi(routes.trackPage, async (context) => {
      const asksNotTo = ['dnt', 'sec-gpc'].some((name) => context.req.header(name) === '1');
      if (!asksNotTo && meter.isWithin(countedVisits, networkOf(client(context).address), 1)) {
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
