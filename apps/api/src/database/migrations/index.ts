import type { Migration } from 'kysely/migration';
import { foundations } from './0001-foundations.ts';

/** In the order of their names. A migration that was released is never changed; the next one is added. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-foundations': foundations,
};
