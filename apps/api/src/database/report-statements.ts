import type { LogEvent } from 'kysely';
import { type StatementEnded, telemetry } from '../telemetry/telemetry.ts';

const kinds: Readonly<Record<string, StatementEnded['kind']>> = {
  SelectQueryNode: 'select',
  InsertQueryNode: 'insert',
  UpdateQueryNode: 'update',
  DeleteQueryNode: 'delete',
};

/** Options for Kysely; none if nobody listens, since Kysely then does not measure. */
export const statementLog = (): { readonly log?: (event: LogEvent) => void } =>
  telemetry.statement.hasListeners() ? { log: report } : {};

function report({ level, query, queryDurationMillis }: LogEvent): void {
  telemetry.statement.emit({
    kind: kinds[query.query.kind] ?? 'other',
    sql: query.sql,
    seconds: queryDurationMillis / 1000,
    failed: level === 'error',
  });
}
