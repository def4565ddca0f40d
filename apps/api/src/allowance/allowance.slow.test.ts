import { setTimeout as pause } from 'node:timers/promises';
import { freeDailyWords } from '@octavo/contract/account-kinds';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountStore } from '../account/account-store.ts';
import type { Connection } from '../database/connection.ts';
import { openDatabase } from '../database/open-database.ts';
import { databaseKinds, type TestDatabase } from '../testing/test-databases.ts';
import { allowanceStore } from './allowance-store.ts';
import { createAllowance, type Allowance, type Permit } from './allowance.ts';

const words = (count: number): string => 'word '.repeat(count);

describe.each(databaseKinds)('on $name', (kind) => {
  let database: TestDatabase;
  let connection: Connection;
  let today: Date;
  let allowance: Allowance;

  const newAccount = async (): Promise<string> =>
    (await accountStore(connection.db).createAnonymous('US')).id;
  const use = async (account: string, count: number): Promise<void> => {
    await (await allowance.begin(account, false)).charge(words(count));
  };

  beforeAll(async () => {
    database = await kind.createMigrated();
    connection = openDatabase(database.settings, () => undefined);
    today = new Date('2026-03-01T23:59:00Z');
    allowance = createAllowance(allowanceStore(connection), { now: () => today, timeoutMs: 2_000 });
  });
  afterAll(async () => {
    await connection.close();
    await database.remove();
  });

  test('a new account has 200 words, and used words are deducted', async () => {
    const account = await newAccount();
    expect(await allowance.remaining(account, false)).toBe(200);
    await use(account, 60);
    expect(await allowance.remaining(account, false)).toBe(140);
  });

  test('a call may start with one word left and run over; the next one is refused', async () => {
    const account = await newAccount();
    await use(account, freeDailyWords - 1);
    await use(account, 500);
    expect(await allowance.remaining(account, false)).toBe(0);
    await expect(allowance.begin(account, false)).rejects.toMatchObject({
      status: 402,
      code: 'limit_reached',
    });
  });

  test('a Pro account has no limit and is not counted', async () => {
    const account = await newAccount();
    await (await allowance.begin(account, true)).charge(words(10_000));
    expect(await allowance.remaining(account, true)).toBe(200);
    expect(await allowance.remaining(account, false)).toBe(200);
  });

  test('the count restarts at 00:00 UTC', async () => {
    const account = await newAccount();
    await use(account, 300);
    today = new Date('2026-03-02T00:00:00Z');
    expect(await allowance.remaining(account, false)).toBe(200);
  });

  test('a call that waited over midnight is charged to the new day, the one before it to the old day', async () => {
    const account = await newAccount();
    today = new Date('2026-03-05T23:59:59.900Z');
    await use(account, 150);
    const first = await allowance.begin(account, false);
    const second = allowance.begin(account, false);
    today = new Date('2026-03-06T00:00:00.100Z');
    await first.charge(words(100));
    await (await second).charge(words(30));
    expect(await allowance.remaining(account, false)).toBe(170);
    today = new Date('2026-03-05T23:59:59.900Z');
    expect(await allowance.remaining(account, false)).toBe(0);
  });

  test('charging twice counts once', async () => {
    const account = await newAccount();
    const permit = await allowance.begin(account, false);
    await Promise.all([permit.charge(words(10)), permit.charge(words(10))]);
    expect(await allowance.remaining(account, false)).toBe(190);
  });

  test('of 50 calls at once with 100 words left, at most one overruns', async () => {
    const account = await newAccount();
    await use(account, 100);
    let running = 0;
    let most = 0;
    const given: number[] = [];
    const call = async (): Promise<void> => {
      const permit = await allowance.begin(account, false);
      most = Math.max(most, ++running);
      await Promise.resolve();
      running--;
      given.push(40);
      await permit.charge(words(40));
    };
    const ends = await Promise.allSettled(Array.from({ length: 50 }, call));
    expect(most).toBe(1);
    expect(given.reduce((sum, count) => sum + count, 0)).toBeLessThan(100 + 40);
    const refused = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason.code)] : []));
    expect(refused.filter((code) => code !== 'limit_reached' && code !== 'ai_busy')).toEqual([]);
    expect(await allowance.remaining(account, false)).toBe(0);
  });

  test('a second call waits, and is refused after a while', async () => {
    const account = await newAccount();
    const impatient = createAllowance(allowanceStore(connection), { now: () => today, timeoutMs: 150 });
    const first = await impatient.begin(account, false);
    await expect(impatient.begin(account, false)).rejects.toMatchObject({ status: 429, code: 'ai_busy' });
    await first.charge(words(1));
    await (await impatient.begin(account, false)).charge('');
  });

  test('the lease of a dead process expires', async () => {
    const account = await newAccount();
    await allowance.begin(account, false);
    const later = createAllowance(allowanceStore(connection), {
      now: () => new Date(today.getTime() + 10_000),
      timeoutMs: 0,
    });
    await (await later.begin(account, false)).charge(words(5));
    expect(await later.remaining(account, false)).toBe(195);
  });

  test('a call keeps its lease exactly as long as it runs', async () => {
    const account = await newAccount();
    const options = { leaseMs: 1_500, timeoutMs: 150 };
    const [here, elsewhere] = [
      createAllowance(allowanceStore(connection), options),
      createAllowance(allowanceStore(connection), options),
    ];
    const call = await here.begin(account, false);
    await pause(2_500);
    await expect(elsewhere.begin(account, false)).rejects.toMatchObject({ status: 429, code: 'ai_busy' });
    await call.charge(words(3));
    await (await elsewhere.begin(account, false)).charge(words(4));
    expect(await elsewhere.remaining(account, false)).toBe(193);
  });

  test('a call right after a process died waits for its lease, and is not refused', async () => {
    const account = await newAccount();
    const store = allowanceStore(connection);
    const dead = createAllowance({ ...store, renew: () => Promise.resolve() });
    await dead.begin(account, false);
    const started = performance.now();
    await (await createAllowance(store).begin(account, false)).charge(words(5));
    expect(performance.now() - started).toBeGreaterThan(4_000);
  }, 20_000);

  test('a Pro account has eight answers written at once, and the others wait', async () => {
    const account = await newAccount();
    const impatient = createAllowance(allowanceStore(connection), { timeoutMs: 150 });
    const permits = await Promise.all(Array.from({ length: 8 }, () => impatient.begin(account, true)));
    await expect(impatient.begin(account, true)).rejects.toMatchObject({ status: 429, code: 'ai_busy' });
    await permits[0]?.charge('');
    await impatient.begin(account, true);
  });

  test('a caller who meets a queue of 63 is told so at once', async () => {
    const account = await newAccount();
    const first = await allowance.begin(account, false);
    const leave = new AbortController();
    const line = Array.from({ length: 63 }, () => allowance.begin(account, false, leave.signal));
    await expect(allowance.begin(account, false)).rejects.toMatchObject({ status: 429, code: 'ai_busy' });
    leave.abort(new Error('gone'));
    await Promise.allSettled(line);
    await first.charge('');
  });

  test('a process at its limit of calls says when to come back, and recovers', async () => {
    const small = createAllowance(allowanceStore(connection), { mostCalls: 2 });
    const permits = [
      await small.begin(await newAccount(), false),
      await small.begin(await newAccount(), true),
    ];
    await expect(small.begin(await newAccount(), false)).rejects.toMatchObject({
      status: 503,
      code: 'busy',
      headers: { 'retry-after': '5' },
    });
    for (const permit of permits) await permit.charge('');
    await (await small.begin(await newAccount(), false)).charge('');
  });

  test('many waiting calls of one account do not block those of others', async () => {
    const small = createAllowance(allowanceStore(connection), { mostCalls: 4 });
    const leave = new AbortController();
    const greedy = await Promise.all([newAccount(), newAccount()]);
    const running = await Promise.all(greedy.map((account) => small.begin(account, false)));
    const line = greedy.flatMap((account) =>
      Array.from({ length: 63 }, () => small.begin(account, false, leave.signal)),
    );
    const other = await small.begin(await newAccount(), false);
    expect(await other.left()).toBe(freeDailyWords);
    leave.abort(new Error('gone'));
    await Promise.allSettled(line);
    for (const permit of [...running, other]) await permit.charge('');
  });

  test('one network has half of the places and a quarter of those that wait', async () => {
    const small = createAllowance(allowanceStore(connection), { mostCalls: 4, mostWaiting: 8 });
    const enter = async (network: string): Promise<Permit> =>
      small.begin(await newAccount(), false, undefined, network);
    const account = await newAccount();
    const permits = [await small.begin(account, false, undefined, 'a'), await enter('a')];
    const full = { status: 503, code: 'busy' };
    await expect(enter('a')).rejects.toMatchObject(full);
    const leave = new AbortController();
    const wait = (network: string): Promise<Permit> => small.begin(account, false, leave.signal, network);
    const line = [wait('a'), wait('a')];
    await expect(wait('a')).rejects.toMatchObject(full);
    line.push(wait('b'));
    permits.push(await enter('b'));
    leave.abort(new Error('gone'));
    await Promise.allSettled(line);
    for (const permit of permits) await permit.charge('');
    await (await enter('a')).charge('');
  });

  test('a deleted account has no session either', async () => {
    await expect(allowance.begin('nobody', false)).rejects.toMatchObject({
      status: 401,
      code: 'unauthenticated',
    });
  });

  test('closing waits for all pending charges', async () => {
    const account = await newAccount();
    const permit = await allowance.begin(account, false);
    setImmediate(() => void permit.charge(words(20)));
    await allowance.close();
    expect(await allowance.remaining(account, false)).toBe(180);
  });

  test('a charge is known for one day', async () => {
    const account = await newAccount();
    const now = today;
    await (await allowance.begin(account, false)).charge(words(10), 'first-call');
    today = new Date(now.getTime() + 24 * 60 * 60 * 1000);
    await (await allowance.begin(account, false)).charge('', 'second-call');
    await allowance.sweep();
    expect(await allowance.charged(account, false, 'first-call')).toBe(10);
    today = new Date(today.getTime() + 1);
    await allowance.sweep();
    expect(await allowance.charged(account, false, 'first-call')).toBeNull();
    expect(await allowance.charged(account, false, 'second-call')).toBe(0);
    today = now;
  });

  test('old days are deleted, today is not', async () => {
    const account = await newAccount();
    await use(account, 10);
    const now = today;
    today = new Date(now.getTime() + 8 * 24 * 60 * 60 * 1000);
    await use(account, 20);
    await allowance.sweep();
    expect(await allowance.remaining(account, false)).toBe(180);
    today = now;
    expect(await allowance.remaining(account, false)).toBe(200);
  });

  test('a caller who leaves stops waiting', async () => {
    const account = await newAccount();
    const first = await allowance.begin(account, false);
    const stop = new AbortController();
    const waiting = allowance.begin(account, false, stop.signal);
    stop.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    await first.charge('');
  });
});
