import type { Migration } from 'kysely/migration';
import { foundations } from './0001-foundations.ts';
import { attempts } from './0002-attempts.ts';

/** In the order of their names. A migration that was released is never changed; the next one is added. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-foundations': foundations,
  '0002-attempts': attempts,
};
