import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { created } from '@octavo/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ModelProcess, startModelProcess } from '../apps/api/src/generation/testing/model-process.ts';
import { answerOf } from '../apps/api/src/testing/answer-of.ts';
import { Browser } from '../apps/api/src/testing/browser.ts';
import { freePort } from '../apps/api/src/testing/free-port.ts';
import { paragraphsOf } from '../apps/api/src/testing/paragraphs-of.ts';
import { temporaryFolder } from '../apps/api/src/testing/temporary-folder.ts';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, nodePath, projectEnvironment, root } from './lib/install.mjs';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const [, unitCommand = ''] = /^ExecStart=\/usr\/bin\/node (.+)$/mu.exec(read('deploy/octavo.service')) ?? [];
const [, imageCommand = ''] = /^CMD \["node", (.+)\]$/mu.exec(read('Dockerfile')) ?? [];
const imageWords: string[] = JSON.parse(`[${imageCommand}]`);

const canBeFirst = spawnSync('unshare', ['--pid', '--fork', 'true']).status === 0;

interface Way {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Whom the signal is sent to: the process itself, its whole group as by Ctrl+C, or the first process inside. */
  readonly to: 'process' | 'group' | 'inside';
  /** A shell between the two may end by the signal itself, before the server does. */
  readonly isShell?: true;
  /** Without SIGINT, which a shell that waits for its command ignores if it alone is sent it. */
  readonly signals?: readonly NodeJS.Signals[];
}

const node = nodePath();
const ways: readonly Way[] = [
  { name: 'node main.ts', command: [node, 'apps/api/src/main.ts'], to: 'process' },
  { name: 'the unit of systemd', command: [node, ...unitCommand.split(' ')], to: 'process' },
  { name: 'npm start', command: ['npm', 'start'], to: 'process' },
  { name: 'npm start, by Ctrl+C', command: ['npm', 'start'], to: 'group' },
  { name: 'npm run dev', command: ['npm', 'run', 'dev'], to: 'process' },
  { name: 'npm run dev, by Ctrl+C', command: ['npm', 'run', 'dev'], to: 'group' },
  { name: 'a script that ends with exec', command: ['sh', '-c', 'true; exec npm start'], to: 'process' },
  {
    name: "sh -c 'npm start'",
    command: ['sh', '-c', 'npm start'],
    to: 'process',
    isShell: true,
    signals: ['SIGTERM'],
  },
  {
    name: 'a script',
    command: ['sh', '-c', 'npm start; exit $?'],
    to: 'process',
    isShell: true,
    signals: ['SIGTERM'],
  },
  {
    name: "npx -c 'npm start'",
    command: ['npx', '-c', 'npm start'],
    to: 'process',
    isShell: true,
    signals: ['SIGTERM'],
  },
  {
    name: 'npm exec',
    command: ['npm', 'exec', '--', node, '--v8-pool-size=0', 'scripts/start.mjs'],
    to: 'process',
    isShell: true,
    signals: ['SIGTERM'],
  },
  { name: 'a script, by Ctrl+C', command: ['sh', '-c', 'npm start; exit $?'], to: 'group', isShell: true },
  ...(canBeFirst
    ? ([
        {
          name: 'the first process of a container',
          command: ['unshare', '--pid', '--fork', node, ...imageWords],
          to: 'inside',
        },
      ] as const)
    : []),
];

let model: ModelProcess;
beforeAll(async () => {
  // Without it, `npm start` would do it within the time of a test.
  ensureInstalled();
  ensureBuilt();
  model = await startModelProcess();
  await model.behave({
    kind: 'answer',
    words: Array.from({ length: 12 }, () => 'The sea is pulled by the moon. '),
    pauseMs: 250,
  });
}, 600_000);
afterAll(() => model.kill());

let folder: string;
/** Processes that were started with this test's data folder. */
const left = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`DATA_DIR=${folder}`);
      } catch {
        return false;
      }
    });
const insideOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim());

/** Says when the server itself begins to be loaded, which takes a second. */
const announcing = `
  import { registerHooks } from 'node:module';
  registerHooks({
    load(url, context, next) {
      if (url.endsWith('/start-server.ts')) process.stdout.write('loading');
      return next(url, context);
    },
  });
`;

beforeEach(() => {
  folder = temporaryFolder('octavo-test-');
});
afterEach(() => {
  for (const pid of left()) process.kill(pid, 'SIGKILL');
});

async function start({ command: [program, ...words] }: Way) {
  const port = await freePort();
  const started = spawn(program, words, {
    cwd: root,
    detached: true,
    // A shell whose input is /dev/null may have put its command in the background.
    stdio: ['pipe', 'pipe', 'pipe'],
    env: projectEnvironment({
      DATA_DIR: folder,
      PORT: String(port),
      NODE_ENV: 'test',
      AI_BASE_URL: model.baseUrl,
      AI_MODEL: 'any',
    }),
  });
  let said = '';
  const ready = Promise.withResolvers<void>();
  const hear = (chunk: Buffer): void => {
    said += chunk.toString();
    if (said.includes(' is ready at ')) ready.resolve();
  };
  started.stdout.on('data', hear);
  started.stderr.on('data', hear);
  const ended = once(started, 'exit').then(([code, signal]) => ({ code, signal }));
  await Promise.race([ready.promise, ended.then(() => Promise.reject(new Error(said)))]);
  return { origin: `http://127.0.0.1:${port}`, ended, pid: started.pid ?? 0 };
}

const send = ({ to }: Way, pid: number, signal: NodeJS.Signals): void => {
  const target = { process: pid, group: -pid, inside: to === 'inside' ? insideOf(pid) : 0 }[to];
  process.kill(target, signal);
};

describe.skipIf(process.platform !== 'linux')('a signal stops the server in order', () => {
  test.each(
    ways.flatMap((way) =>
      (way.signals ?? (['SIGTERM', 'SIGINT'] as const)).map((signal) => ({ way, signal })),
    ),
  )(
    'regression 357: $way.name, $signal: the running save and stream are answered, and nothing is left behind',
    async ({ way, signal }) => {
      const { origin, ended, pid } = await start(way);
      const visitor = new Browser((path, init) => fetch(new URL(path, origin), init));
      await visitor.post('/auth/anonymous');
      const { id } = await answerOf(created, visitor.post('/docs/create_blank', { title: 'Draft' }));
      const stream = await visitor.post('/v2/text/plain/paraphrase', {
        title: '',
        text: '',
        selection: 'The moon pulls the sea. '.repeat(12).trim(),
      });
      expect(stream.status).toBe(200);
      const streamed = stream.text();
      const body = JSON.stringify({ title: 'Draft', content: paragraphsOf('Last words.') });
      const cookie = Object.entries(visitor.cookies)
        .map((pair) => pair.join('='))
        .join('; ');
      const save = request(`${origin}/docs/save/${id}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, expect: '100-continue' },
      });
      const answered = once(save, 'response');
      save.flushHeaders();
      await once(save, 'continue');

      send(way, pid, signal);
      // The body of the save arrives while the server is stopping.
      await pause(700);
      save.end(body);
      const [{ statusCode }] = await answered;
      expect(statusCode).toBe(200);
      expect(await streamed).toMatch(/^(?:The sea is pulled by the moon\.\s?){12}$/u);
      const inOrder = { code: 0, signal: null };
      expect(
        way.isShell ? [inOrder, { code: 130, signal: null }, { code: null, signal }] : [inOrder],
      ).toContainEqual(await ended);
      await expect.poll(left).toEqual([]);
    },
    30_000,
  );

  test.skipIf(!canBeFirst)(
    'regression 356: the first process of a container also ends if it is stopped while starting',
    async () => {
      const hook = join(folder, 'announce.mjs');
      writeFileSync(hook, announcing);
      const started = spawn('unshare', ['--pid', '--fork', node, ...imageWords], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'ignore'],
        env: projectEnvironment({
          DATA_DIR: folder,
          PORT: '0',
          NODE_ENV: 'test',
          AI_BASE_URL: 'off',
          NODE_OPTIONS: `--import ${pathToFileURL(hook).href}`,
        }),
      });
      let said = '';
      started.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
      const ended = once(started, 'exit');
      await expect.poll(() => said, { interval: 5 }).toBe('loading');
      process.kill(insideOf(started.pid ?? 0), 'SIGTERM');
      const first = await Promise.race([ended, pause(8_000, 'still running')]);
      expect(first).toEqual([0, null]);
      expect(said).toBe('loading');
      expect(left()).toEqual([]);
    },
  );
});
