import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { accountInfo, created } from '@octavo/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { answerOf, oneDocument } from './testing/answer-of.ts';
import { paragraphsOf } from './testing/paragraphs-of.ts';
import {
  databaseEnvironment,
  type Environment,
  runProgram,
  type ServerProcess,
  startServerProcess,
} from './testing/server-process.ts';
import { databaseKinds, type TestDatabase } from './testing/test-databases.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const admin = fileURLToPath(new URL('admin.ts', import.meta.url));

describe.each(databaseKinds)('the server process on $name', (kind) => {
  let database: TestDatabase;
  let environment: Environment;
  const running: ServerProcess[] = [];

  const start = async (extra: Environment = {}): Promise<ServerProcess> => {
    const server = await startServerProcess({ ...environment, ...extra });
    running.push(server);
    return server;
  };
  const runAdmin = (...words: string[]) => runProgram(admin, words, environment).ended;

  beforeAll(async () => {
    database = await kind.create();
    environment = databaseEnvironment(database.settings);
  });
  afterEach(async () => {
    for (const server of running.splice(0)) {
      server.kill('SIGKILL');
      await server.ended;
    }
  });
  afterAll(() => database.remove());

  test('two that start at once on an empty database both become ready and share it', async () => {
    const [one, two] = await Promise.all([start(), start()]);
    const visitor = one.browser();
    await visitor.post('/auth/anonymous');
    const { id } = await answerOf(created, visitor.post('/docs/create_blank', { title: 'Shared' }));
    const [cookie] = Object.entries(visitor.cookies).map((pair) => pair.join('='));
    const answer = await fetch(`${two.origin}/docs/item/${id}`, { headers: { cookie: cookie ?? '' } });
    expect((await answerOf(oneDocument, answer)).doc.title).toBe('Shared');
  });

  test('becomes ready, and on SIGTERM answers pending calls before it stops, and loses nothing', async () => {
    const server = await start();
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    const visitor = server.browser();
    await visitor.post('/auth/anonymous');
    const { id } = await answerOf(created, visitor.post('/docs/create_blank', { title: 'x' }));

    // "100 Continue" means that the server has accepted the call; the body follows after the signal.
    const body = JSON.stringify({ title: 'Last', content: paragraphsOf('Words') });
    const [cookie] = Object.entries(visitor.cookies).map((pair) => pair.join('='));
    const save = request(`${server.origin}/docs/save/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookie ?? '', expect: '100-continue' },
    });
    const answered = once(save, 'response');
    save.flushHeaders();
    await once(save, 'continue');
    await untilRefused(server, () => server.kill('SIGTERM'));
    save.end(body);
    expect((await answered)[0].statusCode).toBe(200);
    expect((await server.ended).code).toBe(0);

    const next = await start();
    const answer = await fetch(`${next.origin}/docs/item/${id}`, { headers: { cookie: cookie ?? '' } });
    expect((await answerOf(oneDocument, answer)).doc).toMatchObject({
      title: 'Last',
      content: paragraphsOf('Words'),
    });
  });

  test('regression 129: a body larger than allowed gets its sentence over the network too', async () => {
    const server = await start();
    const visitor = server.browser();
    await visitor.post('/auth/anonymous');
    const answer = await visitor.post('/docs/save/x', {
      title: 'x',
      content: paragraphsOf('a'.repeat(6_000_000)),
    });
    expect([answer.status, await answer.json()]).toEqual([
      413,
      {
        error: 'This is too large: at most 5 MB can be sent at once.',
        code: 'body_too_large',
        values: { bytes: 5_242_880 },
      },
    ]);
    expect((await visitor.get('/is_authenticated')).status).toBe(200);
  });

  test('logs no text, title, token or cookie, whatever goes wrong', async () => {
    const server = await start();
    const visitor = server.browser();
    await visitor.post('/auth/anonymous');
    const { id } = await answerOf(created, visitor.post('/docs/create_blank', { title: 'SECRET-TITLE' }));
    await visitor.post(`/docs/save/${id}`, { title: 'SECRET-TITLE', content: paragraphsOf('SECRET-TEXT') });
    await visitor.post(`/docs/save/${id}`, {
      title: 'x',
      content: { type: 'doc', content: [{ type: 'SECRET-NODE' }] },
    });
    await visitor.request(`/docs/save/${id}`, {
      method: 'POST',
      body: '{"SECRET-BODY',
      headers: { 'content-type': 'application/json' },
    });
    await visitor.get('/docs/list?favourites=SECRET-QUERY');
    await visitor.get('/docs/item/SECRET-PATH');
    const token = visitor.cookies['octavo_session'] ?? '';
    server.kill('SIGTERM');
    const { stdout, stderr } = await server.ended;
    expect(stdout).toContain('"route":"/docs/save/:documentId"');
    expect(stdout + stderr).not.toMatch(/SECRET/);
    expect(stdout + stderr).not.toContain(token);
  });

  describe('the operator', () => {
    const visit = async (server: ServerProcess) => {
      const visitor = server.browser();
      await visitor.post('/auth/anonymous');
      const { id } = await answerOf(accountInfo, visitor.get('/account/info'));
      await visitor.post('/docs/create_blank', { title: 'SECRET-TITLE' });
      return { visitor, id };
    };

    test('sets plans beside a running server, effective from the next call', async () => {
      const { visitor, id } = await visit(await start());
      expect(await runAdmin('users', 'plan', id, 'pro')).toEqual({
        code: 0,
        stdout: `${id} is now on the plan pro. It is anonymous and is treated as Free until it signs in.\n`,
        stderr: '',
      });
      expect(await (await visitor.get('/account/subscription')).json()).toMatchObject({ pro: true });
      expect((await runAdmin('plan', id, 'free')).stdout).toBe(`${id} is now on the plan free.\n`);
      expect(await (await visitor.get('/account/subscription')).json()).toMatchObject({ pro: false });
    });

    test('finds, shows and signs out an account, and sees none of its texts', async () => {
      const { visitor, id } = await visit(await start());
      const shown = await runAdmin('users', 'show', id, '--json');
      expect(JSON.parse(shown.stdout)).toEqual([
        expect.objectContaining({ id, type: 'anon', plan: 'free', paid: false, documents: 1, sessions: 1 }),
      ]);
      const found = await runAdmin('users', 'find', id.slice(4, 20).toUpperCase());
      expect(found.stdout).toContain(id);
      expect((await runAdmin('users', 'find', '_%')).stdout).toBe('None.\n');
      const sessions = await runAdmin('sessions', id);
      expect(sessions.stdout.split('\n')).toHaveLength(3);
      expect(shown.stdout + found.stdout + sessions.stdout).not.toContain('SECRET-TITLE');

      expect((await runAdmin('users', 'sign-out', id)).stdout).toBe(`Sessions of ${id} that ended: 1.\n`);
      expect((await visitor.get('/account/info')).status).toBe(401);
      expect((await runAdmin('sessions', id)).stdout).toBe('None.\n');
    });

    test('deletes an account with all its data, after an explicit yes', async () => {
      const { visitor, id } = await visit(await start());
      expect(await runAdmin('users', 'delete', id)).toEqual({
        code: 2,
        stdout: '',
        stderr: `This deletes ${id} and its documents (1) for good. Add --yes to do it.\n`,
      });
      expect((await visitor.get('/account/info')).status).toBe(200);
      expect((await runAdmin('users', 'delete', id, '--yes')).code).toBe(0);
      expect((await visitor.get('/account/info')).status).toBe(401);
      expect((await runAdmin('users', 'show', id)).code).toBe(1);
    });

    test.each([
      [
        1,
        ['users', 'plan', 'nobody@example.org', 'pro'],
        'There is no account with the id or email nobody@example.org.',
      ],
      [2, ['users', 'plan', 'x', 'gold'], '"users plan" takes a user id or an email, and pro or free.'],
      [2, ['plan', 'x', 'gold'], 'takes a user id or an email, and pro or free.'],
      [2, ['users', 'show'], '"users show" takes one argument.'],
      [2, ['dance'], 'There is no command "dance".'],
      [2, ['--wrong'], "Unknown option '--wrong'"],
    ])('gets exit code %i and a reason for %j', async (exitCode, words, sentence) => {
      const { code, stdout, stderr } = await runAdmin(...words);
      expect([code, stdout]).toEqual([exitCode, '']);
      expect(stderr).toContain(sentence);
    });

    test('learns what the tool can do from --help', async () => {
      const { code, stdout } = await runAdmin('--help');
      expect(code).toBe(0);
      for (const line of [
        'users plan <user id or email> pro|free',
        'users find ',
        'withdrawals list [pending|processed|fulfilled]',
        'withdrawals process <withdrawal id>',
        'withdrawals fulfil <withdrawal id>',
        'suggestions',
      ]) {
        expect(stdout).toContain(line);
      }
    });
  });
});

describe('a start that cannot succeed ends with one sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const started = (extra: Environment) => runProgram(main, [], { DATA_DIR: folder, ...extra }).ended;

  test.each<[Environment, string]>([
    [{ PORT: 'http' }, 'PORT must be a port number from 0 to 65535.\n'],
    [{ HOST: '203.0.113.1' }, 'HOST 203.0.113.1 is not an address of this machine.\n'],
    [
      { DATA_DIR: '/dev/null/data' },
      expect.stringMatching(/^DATA_DIR: the database cannot be opened \(.+\)\.\n$/),
    ],
    [
      { DATABASE_URL: 'postgres://user:hidden@127.0.0.1:1/octavo' },
      'DATABASE_URL: the database cannot be opened (connect ECONNREFUSED 127.0.0.1:1).\n',
    ],
  ])('%j', async (extra, sentence) => {
    expect(await started(extra)).toEqual({ code: 1, stdout: '', stderr: sentence });
  });

  test('a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    expect(await started({ PORT: port })).toEqual({
      code: 1,
      stdout: '',
      stderr: `PORT ${port} is taken by another program: stop it, or set PORT to a free one.\n`,
    });
    other.close();
  });
});

/** Sends a signal, and waits until the server accepts no new connections. */
async function untilRefused(server: ServerProcess, signal: () => void): Promise<void> {
  signal();
  const { hostname, port } = new URL(server.origin);
  for (;;) {
    const probe = connect({ host: hostname, port: Number(port) });
    const taken = await once(probe, 'connect').then(
      () => true,
      () => false,
    );
    probe.destroy();
    if (!taken) return;
  }
}
