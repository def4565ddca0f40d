import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../apps/api/src/testing/free-port.ts';

const root = new URL('../', import.meta.url).pathname;
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const has = (program: string, flag: string): boolean => spawnSync(program, [flag]).status === 0;

test('the image copies existing files, and starts the server', () => {
  const steps = read('Dockerfile');
  const copied = [...steps.matchAll(/^COPY --from=build (.+) \S+$/gmu)].flatMap(([, paths = '']) =>
    paths.split(' '),
  );
  const made = new Set(['/octavo/node_modules', '/octavo/apps/web/dist']);
  const missing = copied.filter((path) => !made.has(path) && !existsSync(path.replace('/octavo', root)));
  expect(copied).not.toEqual([]);
  expect(missing).toEqual([]);
  expect(steps).toContain('"apps/api/src/main.ts"');
});

test('compose and the unit of systemd set variables that the server knows', () => {
  const known = new Set([...read('.env.example').matchAll(/^#?([A-Z][A-Z_]+)=/gmu)].map(([, name]) => name));
  const compose = read('deploy/compose.yaml').split('\n  caddy:')[0] ?? '';
  const set = [...compose.matchAll(/^ {6}([A-Z_]+): /gmu)].map(([, name]) => name);
  const unit = [
    ...(/^Environment=(.+)$/mu.exec(read('deploy/octavo.service'))?.[1] ?? '').matchAll(/([A-Z_]+)=/gu),
  ];
  const used = [...set, ...unit.map(([, name]) => name)];
  expect(used.length).toBeGreaterThan(8);
  expect(used.filter((name) => !known.has(name))).toEqual([]);
});

test.skipIf(!has('systemd-analyze', '--version'))('systemd accepts the unit', () => {
  const unit = join(root, 'deploy/octavo.service');
  const { stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
  // It also complains about this machine's own units, and where Node is elsewhere.
  const ours = stderr.split('\n').filter((line) => line.includes('octavo.service'));
  expect(ours.filter((line) => !line.includes('/usr/bin/node'))).toEqual([]);
});

/** Starts a proxy in front of `upstream`; gives its port. */
type StartProxy = (folder: string, upstream: number) => Promise<{ port: number; process: ChildProcess }>;

const startNginx: StartProxy = async (folder, upstream) => {
  const port = await freePort();
  const server = read('deploy/nginx.conf')
    .replace('127.0.0.1:8080', `127.0.0.1:${upstream}`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${port}`)
    .replaceAll(/^\s*ssl_certificate.*$/gmu, '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ');
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `user ${userInfo().username}; pid ${join(folder, 'pid')}; daemon off; error_log stderr; events {} http { access_log off; ${temporary} ${server} }`,
  );
  return { port, process: spawn('nginx', ['-c', file, '-p', folder], { stdio: 'ignore' }) };
};

const startCaddy: StartProxy = async (folder, upstream) => {
  const port = await freePort();
  const env = {
    ...process.env,
    HOME: folder,
    SITE: `http://127.0.0.1:${port}`,
    UPSTREAM: `127.0.0.1:${upstream}`,
  };
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n}\n${read('deploy/Caddyfile')}`);
  return {
    port,
    process: spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], { env, stdio: 'ignore' }),
  };
};

async function untilItAnswers(origin: string): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline) {
    const isThere = await fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await setTimeout(50);
  }
  throw new Error(`${origin} does not answer.`);
}

describe.each([
  ['nginx', '-v', startNginx, 413],
  // The server itself refuses what is too large.
  ['caddy', 'version', startCaddy, 200],
] as const)('%s in front of the server', (name, flag, start, tooLarge) => {
  describe.skipIf(!has(name, flag))('with the example', () => {
    let upstream: Server;
    let proxy: ChildProcess;
    let origin: string;
    const folder = mkdtempSync(join(tmpdir(), 'octavo-proxy-'));
    let sendRest = (): void => {};

    beforeAll(async () => {
      upstream = createServer((request, response) => {
        request.resume();
        if (request.url !== '/stream') {
          request.once('end', () => response.end(JSON.stringify(request.headers)));
          return;
        }
        response.write('first ');
        sendRest = () => response.end('rest');
      });
      await new Promise<void>((done) => {
        upstream.listen(0, '127.0.0.1', done);
      });
      const started = await start(folder, (upstream.address() as AddressInfo).port);
      proxy = started.process;
      origin = `http://127.0.0.1:${started.port}`;
      await untilItAnswers(origin);
    });
    afterAll(async () => {
      proxy.kill('SIGTERM');
      upstream.closeAllConnections();
      upstream.close();
      await new Promise((done) => {
        proxy.once('exit', done);
      });
      rmSync(folder, { recursive: true, force: true });
    });

    test('it passes on who is calling, by which name and how', async () => {
      const headers: unknown = await (await fetch(origin)).json();
      expect(headers).toMatchObject({
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'http',
        'x-forwarded-host': expect.stringContaining('127.0.0.1'),
      });
    });

    test('an answer is forwarded as it is written', async () => {
      const reader = (await fetch(`${origin}/stream`)).body?.pipeThrough(new TextDecoderStream()).getReader();
      expect(await reader?.read()).toEqual({ done: false, value: 'first ' });
      sendRest();
      expect(await reader?.read()).toEqual({ done: false, value: 'rest' });
    });

    test.each([
      [11, 200],
      [14, tooLarge],
    ])('a body of %i MB is answered with %i', async (megabytes, status) => {
      const body = Buffer.alloc(megabytes * 1024 * 1024);
      const answer = await fetch(origin, { method: 'POST', body });
      await answer.body?.cancel();
      expect(answer.status).toBe(status);
    });
  });
});
