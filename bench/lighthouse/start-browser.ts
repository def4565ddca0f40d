import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { args, executablePath } from '../../chromium.ts';

export interface MeasuredBrowser {
  /** The port of its developer tools. */
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** A Chromium with an empty cache, driven by Lighthouse through its developer tools. */
export async function startBrowser(): Promise<MeasuredBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'octavo-lighthouse-'));
  const browser = spawn(
    executablePath ?? chromium.executablePath(),
    [...args, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = once(browser, 'exit');
  return {
    port: await portOf(browser),
    stop: async () => {
      browser.kill();
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function portOf(browser: ChildProcess): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  let said = '';
  browser.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    const [, port] = /^DevTools listening on ws:\/\/[^:]+:(\d+)\//m.exec(said) ?? [];
    if (port !== undefined) resolve(Number(port));
  });
  browser.once('error', reject);
  browser.once('exit', () => reject(new Error(`Chromium ended before it listened: ${said}`)));
  return promise;
}
