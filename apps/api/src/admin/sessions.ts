import { type Command, MissingError } from './command.ts';
import { operatorStore } from './operator-store.ts';

const mostShown = 100;

export const sessions: Command = {
  name: 'sessions',
  arguments: '[<user id or email>]',
  does: `lists sessions, the most recently used first, ${mostShown} at most; of one account or of all`,
  run: async ({ connection, words: [idOrEmail] }) => {
    const store = operatorStore(connection.db);
    const account = idOrEmail === undefined ? undefined : await store.account(idOrEmail);
    if (idOrEmail !== undefined && !account) {
      throw new MissingError(`There is no account with the id or email ${idOrEmail}.`);
    }
    const rows = await store.sessions(account?.id, mostShown);
    return rows.map((session) => ({
      account: session.account_id,
      createdAt: session.created_at,
      usedAt: session.renewed_at,
      expiresAt: session.expires_at,
    }));
  },
};
