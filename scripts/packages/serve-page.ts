import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import sirv from 'sirv';

export interface ServedPage {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves a folder, with its pages rewritten. */
export async function servePage(folder: string, html?: () => string): Promise<ServedPage> {
  const files = sirv(folder, { dev: true });
  const server = createServer((request, response) => {
    if (html && request.url === '/') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(html());
    } else {
      files(request, response);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Serves the sources of an installed example by its own Vite. */
export async function serveByVite(folder: string): Promise<ServedPage> {
  const vite = join(folder, 'node_modules', 'vite', 'bin', 'vite.js');
  const server = spawn(process.execPath, [vite, '--host', '127.0.0.1', '--port', '0'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  for await (const line of createInterface(server.stdout)) {
    const url = /http:\/\/127\.0\.0\.1:\d+\//.exec(stripVTControlCharacters(line))?.[0];
    if (url === undefined) continue;
    return {
      url,
      close: async () => {
        server.kill();
        await ended;
      },
    };
  }
  throw new Error('Vite ended before it served the page.');
}
