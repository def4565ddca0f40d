import { feedbackKinds } from '@octavo/contract/feedback-kinds';
import { type Command, UsageError } from './command.ts';

const mostShown = 200;

/** Users' suggestions, which they wrote for the operator to read. */
export const suggestions: Command = {
  name: 'suggestions',
  arguments: `[${feedbackKinds.join('|')}]`,
  does: `lists ideas, wishes and faults that people sent, the newest first, ${mostShown} at most; of one kind or of all`,
  run: async ({ connection: { db }, words: [wanted] }) => {
    const kind = feedbackKinds.find((one) => one === wanted);
    if (wanted !== undefined && kind === undefined) {
      throw new UsageError(`The kind is one of ${feedbackKinds.join(', ')}.`);
    }
    const rows = await db
      .selectFrom('feedback')
      .select(['sent_at', 'kind', 'account_id', 'text'])
      .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'idea'))
      .orderBy('sent_at', 'desc')
      .limit(mostShown)
      .execute();
    return rows.map((row) => ({
      sentAt: row.sent_at,
      kind: row.kind,
      account: row.account_id,
      text: row.text,
    }));
  },
};
