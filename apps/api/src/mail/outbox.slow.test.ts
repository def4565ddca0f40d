import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../database/connection.ts';
import { openDatabase } from '../database/open-database.ts';
import { databaseKinds, type TestDatabase } from '../testing/test-databases.ts';
import { type Mail, type Mailer, MailRefused } from './mail.ts';
import { mailStore } from './mail-store.ts';
import { createOutbox, type MailOrder, type Outbox } from './outbox.ts';
import { smtpMailer } from './smtp-mailer.ts';
import { type SmtpPeer, startSmtpPeer } from './testing/smtp-peer.ts';

const begin = Date.parse('2026-01-01T00:00:00.000Z');
const minute = 60_000;
const order = (recipient = 'reader@write.example'): MailOrder => ({
  kind: 'sign-in',
  recipient,
  language: 'en',
  origin: 'http://127.0.0.1:8080',
  path: '/app/',
});

describe.each(databaseKinds)('the outbox on $name', (kind) => {
  let database: TestDatabase;
  let connection: Connection;
  let time = begin;
  let outcome: (mail: Mail) => Promise<void> = async () => undefined;
  let tried: string[] = [];

  const recorder: Mailer = {
    kind: 'smtp',
    async send(mail) {
      tried.push(mail.to);
      await outcome(mail);
    },
  };
  const open = (mailer: Mailer = recorder, db = connection.db): Outbox =>
    createOutbox({
      store: mailStore(db),
      mailer,
      compose: async ({ recipient }) => ({ to: recipient, subject: 's', text: 't', html: 'h' }),
      logger: pino({ level: 'silent' }),
      now: () => new Date(time),
    });
  const waiting = () => connection.db.selectFrom('mails').selectAll().orderBy('recipient').execute();

  beforeAll(async () => {
    database = await kind.createMigrated();
    connection = openDatabase(database.settings, () => undefined);
  });
  beforeEach(async () => {
    time = begin;
    tried = [];
    outcome = async () => undefined;
    await connection.db.deleteFrom('mails').execute();
  });
  afterAll(async () => {
    await connection.close();
    await database.remove();
  });

  test('an added mail is sent once, and then deleted', async () => {
    const outbox = open();
    await outbox.add(order());
    await outbox.deliver();
    await outbox.deliver();
    expect([tried, await waiting()]).toEqual([['reader@write.example'], []]);
  });

  test('waiting mails contain no text and no link', async () => {
    await open().add(order());
    expect(await waiting()).toEqual([
      {
        id: expect.any(String),
        kind: 'sign-in',
        recipient: 'reader@write.example',
        language: 'en',
        origin: 'http://127.0.0.1:8080',
        path: '/app/',
        account_id: null,
        about: null,
        tries: 0,
        next_try_at: '2026-01-01T00:00:00.000Z',
        give_up_at: '2026-01-01T02:00:00.000Z',
      },
    ]);
  });

  test('a failed try is repeated after increasing waits, for two hours', async () => {
    outcome = async () => {
      throw new Error('down');
    };
    const outbox = open();
    await outbox.add(order());
    const tries: number[] = [];
    for (;;) {
      const [mail] = await waiting();
      if (!mail) break;
      time = Date.parse(mail.next_try_at) - 1;
      await outbox.deliver();
      time += 1;
      await outbox.deliver();
      tries.push((time - begin) / 1000);
      expect(tried).toHaveLength(tries.length);
    }
    expect(tries.slice(0, 6)).toEqual([0, 5, 25, 85, 385, 985]);
    expect(tries.at(-1)).toBe(6985);
  });

  test('a mail server that comes back gets the mail', async () => {
    outcome = async () => {
      throw new Error('down');
    };
    const outbox = open();
    await outbox.add(order());
    await outbox.deliver();
    outcome = async () => undefined;
    time += 5000;
    await outbox.deliver();
    expect([tried.length, await waiting()]).toEqual([2, []]);
  });

  test('a permanently refused mail is not retried and does not block others', async () => {
    outcome = async ({ to }) => {
      if (to === 'nobody@write.example') throw new MailRefused(550);
    };
    const outbox = open();
    await outbox.add(order('nobody@write.example'));
    await outbox.add(order());
    await outbox.deliver();
    time += 60 * minute;
    await outbox.deliver();
    expect([tried.toSorted(), await waiting()]).toEqual([
      ['nobody@write.example', 'reader@write.example'],
      [],
    ]);
  });

  test('of several processes, only one sends each mail', async () => {
    const other = openDatabase(database.settings, () => undefined);
    const outboxes = [open(), open(recorder, other.db), open()];
    const all = Array.from({ length: 20 }, (_, index) => `reader${index}@write.example`);
    for (const recipient of all) await outboxes[0]?.add(order(recipient));
    await Promise.all(outboxes.map((outbox) => outbox.deliver()));
    await other.close();
    expect(tried.toSorted()).toEqual(all.toSorted());
  });

  test('a mail whose process died while sending it is sent by another one later', async () => {
    const died = Promise.withResolvers<void>();
    const sending = Promise.withResolvers<void>();
    outcome = () => {
      sending.resolve();
      return died.promise;
    };
    const dying = open();
    await dying.add(order());
    const lost = dying.deliver();
    await sending.promise;
    outcome = async () => undefined;
    const next = open();
    await next.deliver();
    expect(tried).toHaveLength(1);
    time += 20_000;
    await next.deliver();
    expect([tried.length, await waiting()]).toEqual([2, []]);
    died.resolve();
    await lost;
  });
});

describe('the outbox and a mail server', () => {
  const [kind] = databaseKinds;
  let database: TestDatabase;
  let connection: Connection;
  let peer: SmtpPeer;
  let time = begin;

  beforeAll(async () => {
    if (!kind) throw new Error('There is always SQLite.');
    database = await kind.createMigrated();
    connection = openDatabase(database.settings, () => undefined);
    peer = await startSmtpPeer();
  });
  afterAll(async () => {
    await peer.stop();
    await connection.close();
    await database.remove();
  });

  test('that refuses, stalls, drops, dies and comes back: the mail arrives, once', async () => {
    // Shortened only where the server never answers: a busy machine may take a while to answer.
    let timeout = 10_000;
    const outbox = createOutbox({
      store: mailStore(connection.db),
      mailer: {
        kind: 'smtp',
        send: (mail) =>
          smtpMailer(
            { smtpUrl: peer.url, from: 'octavo@write.example' },
            { connection: timeout, greeting: timeout, answer: timeout },
          ).send(mail),
      },
      compose: async ({ recipient }) => ({ to: recipient, subject: 's', text: 't', html: 'h' }),
      logger: pino({ level: 'silent' }),
      now: () => new Date(time),
    });
    await outbox.add(order());
    const tryNow = async () => {
      time += 11 * minute;
      await outbox.deliver();
      return connection.db.selectFrom('mails').select('tries').execute();
    };
    await peer.behave({ kind: 'refuse', status: 451 });
    expect(await tryNow()).toEqual([{ tries: 1 }]);
    await peer.behave({ kind: 'silent' });
    timeout = 300;
    expect(await tryNow()).toEqual([{ tries: 2 }]);
    timeout = 10_000;
    await peer.behave({ kind: 'drop' });
    expect(await tryNow()).toEqual([{ tries: 3 }]);
    await peer.behave({ kind: 'stall' });
    timeout = 1000;
    expect(await tryNow()).toEqual([{ tries: 4 }]);
    timeout = 10_000;
    const { port } = peer;
    await peer.stop();
    expect(await tryNow()).toEqual([{ tries: 5 }]);
    peer = await startSmtpPeer(port);
    expect(await tryNow()).toEqual([]);
    expect((await peer.seen()).taken.map(({ to }) => to)).toEqual([['reader@write.example']]);
  });
});
