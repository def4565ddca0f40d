import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  databaseEnvironment,
  type Environment,
  type ServerProcess,
  startServerProcess,
} from '../testing/server-process.ts';
import { databaseKinds, type TestDatabase } from '../testing/test-databases.ts';
import { readMail } from './testing/read-mail.ts';
import { type SmtpPeer, startSmtpPeer } from './testing/smtp-peer.ts';

describe.each(databaseKinds)('mails of a server process on $name', (kind) => {
  let database: TestDatabase;
  let environment: Environment;
  let peer: SmtpPeer;
  let server: ServerProcess | undefined;

  beforeAll(async () => {
    database = await kind.createMigrated();
    peer = await startSmtpPeer();
    environment = {
      ...databaseEnvironment(database.settings),
      SMTP_URL: `smtp://octavo:right@127.0.0.1:${peer.port}`,
      MAIL_FROM: 'Octavo <octavo@write.example>',
    };
  });
  afterAll(async () => {
    server?.kill('SIGKILL');
    await server?.ended;
    await peer.stop();
    await database.remove();
  });

  test(
    'a promised link is mailed despite kill -9 and a mail server outage, and signs in',
    { timeout: 80_000 },
    async () => {
      const { port } = peer;
      await peer.stop();
      server = await startServerProcess(environment);
      const answer = await server.browser().post('/auth/magiclink', { email: 'secret-reader@write.example' });
      expect([answer.status, answer.headers.get('x-octavo-mail')]).toEqual([200, 'smtp']);
      server.kill('SIGKILL');
      const first = await server.ended;

      peer = await startSmtpPeer(port);
      server = await startServerProcess(environment);
      await expect.poll(async () => (await peer.seen()).taken.length, { timeout: 40_000 }).toBe(1);
      const [mail] = (await peer.seen()).taken;
      const { text } = readMail(mail?.source ?? '');
      const link = new URL(/http\S+/.exec(text)?.[0] ?? '');
      expect(mail?.to).toEqual(['secret-reader@write.example']);

      // The link has the address of the killed process; the one running now accepts it as well.
      const browser = server.browser();
      const page = await (await browser.get(link.pathname)).text();
      const [, token = ''] = /name="token" value="([^"]+)"/.exec(page) ?? [];
      const entered = await browser.request('/auth/magiclink/confirm', {
        method: 'POST',
        body: new URLSearchParams({ token }),
        headers: { origin: server.origin },
        redirect: 'manual',
      });
      expect([entered.status, Object.keys(browser.cookies)]).toEqual([303, ['octavo_session']]);

      server.kill('SIGTERM');
      const second = await server.ended;
      expect(second.code).toBe(0);
      for (const { stdout, stderr } of [first, second]) {
        for (const secret of [
          'secret-reader',
          'octavo:right',
          token,
          browser.cookies['octavo_session'] ?? '',
        ]) {
          expect([secret, `${stdout}${stderr}`.includes(secret)]).toEqual([secret, false]);
        }
      }
    },
  );
});
