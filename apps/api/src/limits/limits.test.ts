import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../database/connection.ts';
import { openDatabase } from '../database/open-database.ts';
import { AppError } from '../errors.ts';
import { databaseKinds, type TestDatabase } from '../testing/test-databases.ts';
import { type Limit, createLimits, type Limits } from './limits.ts';
import { limitStore } from './limit-store.ts';

const knocks: Limit = {
  name: 'knocks',
  most: 3,
  window: 90_000,
  refusal: 'That was knocked at too often.',
};
const begin = Date.parse('2026-01-01T00:00:00.000Z');

describe.each(databaseKinds)('limits on $name', (kind) => {
  let database: TestDatabase;
  let connection: Connection;
  let time = begin;
  let limits: Limits;
  const open = (byAddress: boolean): Limits =>
    createLimits(limitStore(connection.db), { byAddress, now: () => new Date(time) });

  beforeAll(async () => {
    database = await kind.createMigrated();
    connection = openDatabase(database.settings, () => undefined);
    limits = open(true);
  });
  beforeEach(async () => {
    time = begin;
    await connection.db.deleteFrom('attempts').execute();
  });
  afterAll(async () => {
    await connection.close();
    await database.remove();
  });

  const outcome = (attempt: Promise<void>): Promise<unknown> =>
    attempt.then(
      () => 'taken',
      (error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        return [error.status, error.code, error.message, error.headers['retry-after']];
      },
    );
  const take = (subject: string): Promise<unknown> => outcome(limits.take(knocks, subject));
  const refused = (wait: string, seconds: string): unknown => [
    429,
    'too_many_attempts',
    `That was knocked at too often. Please try again in ${wait}.`,
    seconds,
  ];

  test('calls up to the limit pass; then they are told when to come back, and later they pass again', async () => {
    expect([await take('a'), await take('a'), await take('a')]).toEqual(['taken', 'taken', 'taken']);
    expect(await take('a')).toEqual(refused('2 minutes', '90'));
    time += 60_000;
    expect(await take('a')).toEqual(refused('30 seconds', '30'));
    time += 29_500;
    expect(await take('a')).toEqual(refused('1 second', '1'));
    time += 500;
    expect([await take('a'), await take('a'), await take('a')]).toEqual(['taken', 'taken', 'taken']);
    expect(await take('a')).toEqual(refused('2 minutes', '90'));
  });

  test('each subject and each limit is counted separately', async () => {
    for (const _ of [1, 2, 3]) await take('a');
    expect(await take('b')).toBe('taken');
    expect(await outcome(limits.take({ ...knocks, name: 'rings' }, 'a'))).toBe('taken');
  });

  test('of many concurrent calls, even by several processes, exactly the allowed number passes', async () => {
    const other = openDatabase(database.settings, () => undefined);
    const elsewhere = createLimits(limitStore(other.db), { byAddress: true, now: () => new Date(time) });
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        outcome((turn % 2 === 0 ? limits : elsewhere).take(knocks, 'crowd')),
      ),
    );
    await other.close();
    expect(all.filter((result) => result === 'taken')).toHaveLength(knocks.most);
  });

  test('addresses of one IPv6 network share a count; disabling the limits by address disables no others', async () => {
    for (const host of [1, 2, 3]) await limits.takeByAddress(knocks, `2001:db8::${host}`);
    expect(await outcome(limits.takeByAddress(knocks, '2001:db8::4'))).toEqual(refused('2 minutes', '90'));
    expect(await outcome(limits.takeByAddress(knocks, '2001:db8:0:1::4'))).toBe('taken');
    const lifted = open(false);
    expect(await outcome(lifted.takeByAddress(knocks, '2001:db8::4'))).toBe('taken');
    expect(await outcome(lifted.take(knocks, '2001:db8:0:0::/64'))).toEqual(refused('2 minutes', '90'));
  });

  test('regression 105: an IPv6 site gets no new limit for each of its 65,536 networks', async () => {
    const from = (network: number): Promise<unknown> =>
      outcome(limits.takeByAddress(knocks, `2001:db8:7:${network.toString(16)}::1`));
    const outcomes = [];
    for (let network = 1; network <= 40; network += 1) outcomes.push(await from(network));
    expect(outcomes.filter((result) => result === 'taken')).toHaveLength(knocks.most * 4);
    expect(await outcome(limits.takeByAddress(knocks, '2001:db8:8::1'))).toBe('taken');
  });

  test('checking for room does not count', async () => {
    const attempt = (): Promise<unknown> => outcome(limits.requireRoom(knocks, 'a'));
    for (const _ of [1, 2, 3]) {
      expect(await attempt()).toBe('taken');
      await take('a');
    }
    expect(await attempt()).toEqual(refused('2 minutes', '90'));
    time += 90_000;
    expect(await attempt()).toBe('taken');
  });

  test('only expired counts are removed', async () => {
    await take('old');
    time += 60_000;
    await take('fresh');
    time += 30_000;
    await limits.sweep();
    expect(await connection.db.selectFrom('attempts').select('subject').execute()).toEqual([
      { subject: 'fresh' },
    ]);
  });
});
