import type { Connection } from '../database/connection.ts';
import type { Domain } from '../domain.ts';
import type { Limits } from '../limits/limits.ts';
import { recordStore } from './record-store.ts';
import { registerRecords } from './routes.ts';
import { createWritingRecords } from './writing-records.ts';

export interface RecordParts {
  readonly connection: Connection;
  readonly limits: Limits;
}

/** How documents were written. */
export function recordsDomain({ connection, limits }: RecordParts): Domain {
  const records = createWritingRecords(recordStore(connection.db));
  return { routes: (app) => registerRecords(app, records, limits) };
}
