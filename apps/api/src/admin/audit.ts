import { type Command, UsageError } from './command.ts';

const mostShown = 200;

export const audit: Command = {
  name: 'audit',
  arguments: '[<user id or other id>]',
  does: `lists what was changed with this tool, by whom and whose, the newest first, ${mostShown} at most`,
  run: async ({ connection: { db }, words: [subject, ...more] }) => {
    if (more.length > 0) throw new UsageError('"audit" takes one id, or none.');
    return db
      .selectFrom('operator_actions')
      .select(['at', 'operator', 'command', 'subject'])
      .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
      .orderBy('at', 'desc')
      .limit(mostShown)
      .execute();
  },
};
