import { routes } from '@octavo/contract';
import type { Connection } from '../database/connection.ts';
import { storable } from '../documents/read-document.ts';
import type { Domain } from '../domain.ts';
import type { Limit, Limits } from '../limits/limits.ts';

export const sentFeedback: Limit = {
  name: 'sent feedback',
  most: 20,
  window: 60 * 60 * 1000,
  refusal: 'Too many suggestions were sent.',
};

/** Limited per network too, since accounts cost nothing. */
export const sentFeedbackOfNetwork: Limit = {
  ...sentFeedback,
  name: 'sent feedback of a network',
  most: 100,
};

export interface FeedbackParts {
  readonly connection: Connection;
  readonly limits: Limits;
}

/** Ideas, wishes and bug reports that users send to the operator, who reads them with the admin tool. */
export const feedbackDomain = ({ connection, limits }: FeedbackParts): Domain => ({
  routes(app) {
    app.openapi(routes.submitIdea, async (context) => {
      const { id } = context.get('account');
      const { input, kind } = context.req.valid('json');
      await limits.take(sentFeedback, id);
      const network = context.get('network');
      if (network !== undefined) await limits.takeByAddress(sentFeedbackOfNetwork, network);
      await connection.db
        .insertInto('feedback')
        .values({
          id: crypto.randomUUID(),
          account_id: id,
          kind,
          text: storable(input),
          sent_at: new Date().toISOString(),
        })
        .execute();
      return context.json({ ok: true } as const, 200);
    });
  },
});
