import type { Command } from './command.ts';

const days = 30;

export const visits: Command = {
  name: 'visits',
  arguments: '',
  does: `shows how often each page was opened on each of the last ${days} days, in UTC`,
  run: async ({ connection: { db } }) => {
    const since = new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    return db
      .selectFrom('page_visits')
      .select(['day', 'page', 'visits'])
      .where('day', '>', since)
      .orderBy('day', 'desc')
      .orderBy('visits', 'desc')
      .execute();
  },
};
