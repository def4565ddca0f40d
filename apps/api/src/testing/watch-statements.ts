import SQLite from 'better-sqlite3';
import pg from 'pg';

/** Calls `onStatement` before SQLite runs a statement, and when one was sent to PostgreSQL. */
export function watchStatements(onStatement: () => void): void {
  const memory = new SQLite(':memory:');
  const statement: object = Object.getPrototypeOf(memory.prepare('select 1'));
  memory.close();
  watch(statement, 'run', onStatement, () => undefined);
  watch(statement, 'all', onStatement, () => undefined);
  watch(pg.Client.prototype, 'query', () => undefined, onStatement);
}

function watch(owner: object, name: string, before: () => void, after: () => void): void {
  const method: unknown = Reflect.get(owner, name);
  if (typeof method !== 'function') throw new Error(`There is no ${name}.`);
  Reflect.set(owner, name, function watched(this: unknown, ...values: unknown[]): unknown {
    before();
    const answer: unknown = Reflect.apply(method, this, values);
    after();
    return answer;
  });
}
