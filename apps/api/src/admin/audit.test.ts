import { join } from 'node:path';
import { hostname, userInfo } from 'node:os';
import { accountInfo } from '@octavo/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backUp } from '../backup/back-up.ts';
import { answerOf } from '../testing/answer-of.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';
import type { Output } from './command.ts';
import { findCommand } from './commands.ts';
import { operator, runCommand } from './run-command.ts';

describe.each(databaseKinds)('the audit log on $name', (kind) => {
  let app: TestApp;
  let id: string;
  const admin = async (...words: string[]): Promise<Output> => {
    const found = findCommand(words);
    if (!found) throw new Error(`no command ${words.join(' ')}`);
    const isConfirmed = found.rest.at(-1) === '--yes';
    const rest = isConfirmed ? found.rest.slice(0, -1) : found.rest;
    return runCommand(found.command, { connection: app.connection, words: rest, isConfirmed });
  };

  beforeEach(async () => {
    app = await openTestApp(kind);
    ({ id } = await answerOf(accountInfo, (await app.visitor()).get('/account/info')));
    await app.connection.db
      .updateTable('accounts')
      .set({ email: 'ada@write.example', name: 'SECRET NAME' })
      .where('id', '=', id)
      .execute();
  });
  afterEach(() => app.close());

  test('records the time, the operator and the id of each changing command, and nothing else', async () => {
    const begin = new Date().toISOString();
    await admin('users', 'plan', 'ada@write.example', 'pro');
    await admin('plan', id, 'free');
    await admin('users', 'sign-out', id);
    await admin('users', 'show', id);
    await admin('users', 'find', 'ada');
    await admin('sessions', id);
    await admin('withdrawals', 'list');
    await admin('suggestions');
    await admin('visits');
    await admin('database', 'rewrite', '--yes');
    await admin('users', 'delete', id, '--yes');
    const rows = await app.connection.db.selectFrom('operator_actions').selectAll().orderBy('at').execute();
    const who = `${userInfo().username}@${hostname()}`;
    expect(rows.map(({ command, subject, operator: by }) => [command, subject, by])).toEqual([
      ['users plan pro', id, expect.stringContaining(who)],
      ['users plan free', id, expect.stringContaining(who)],
      ['users sign-out', id, expect.stringContaining(who)],
      ['database rewrite', null, expect.stringContaining(who)],
      ['users delete', id, expect.stringContaining(who)],
    ]);
    const now = new Date().toISOString();
    expect(rows.every(({ at }) => at >= begin && at <= now)).toBe(true);
    expect(JSON.stringify(rows)).not.toMatch(/SECRET|ada@/);

    expect(await admin('audit')).toHaveLength(5);
    expect(await admin('audit', id)).toEqual(
      ['users delete', 'users sign-out', 'users plan free', 'users plan pro'].map((command) => ({
        at: expect.any(String),
        operator: expect.any(String),
        command,
        subject: id,
      })),
    );
  });

  test('a command that is refused, or fails, leaves no entry and no change', async () => {
    await expect(admin('users', 'delete', id)).rejects.toThrow('Add --yes');
    await expect(admin('users', 'plan', 'nobody', 'pro')).rejects.toThrow('There is no account');
    await expect(admin('withdrawals', 'process', 'none')).rejects.toThrow('There is no pending withdrawal');
    expect(await admin('audit')).toEqual([]);
    await app.connection.db.schema.dropTable('operator_actions').execute();
    await expect(admin('users', 'plan', id, 'pro')).rejects.toThrow('operator_actions');
    await expect(admin('users', 'delete', id, '--yes')).rejects.toThrow('operator_actions');
    const account = await app.connection.db
      .selectFrom('accounts')
      .select(['plan'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(account).toEqual({ plan: 'free' });
  });

  test('is part of a backup', async () => {
    await admin('users', 'plan', id, 'pro');
    const counts = await backUp(app.connection.settings, join(temporaryFolder('octavo-test-'), 'backup'));
    expect(counts['operator_actions']).toBe(1);
  });
});

test('names the user of sudo too', () => {
  expect(operator({})).toBe(`${userInfo().username}@${hostname()}`);
  expect(operator({ SUDO_USER: 'ada' })).toBe(`${userInfo().username}@${hostname()} for ada`);
});
