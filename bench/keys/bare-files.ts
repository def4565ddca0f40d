import { fileURLToPath } from 'node:url';
import type { BrowserContext } from 'playwright';
import { build } from 'vite';

const root = fileURLToPath(new URL('../pages/bare/', import.meta.url));

/** The address of the bare page: on the server's own origin, so that it can use the same font files. */
export const barePath = '/bare/index.html';

/** Builds the bare page and serves it to every page of this context. */
export async function serveBarePage(context: BrowserContext): Promise<void> {
  const built = await build({
    root,
    base: '/bare/',
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2024', modulePreload: false },
  });
  const output = 'output' in built ? built.output : [];
  const files = new Map(
    output.map((file) => [`/bare/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  );
  await context.route('**/bare/**', async (route) => {
    const path = new URL(route.request().url()).pathname;
    const body = files.get(path);
    if (body === undefined) return route.abort();
    const contentType = path.endsWith('.html')
      ? 'text/html'
      : path.endsWith('.css')
        ? 'text/css'
        : 'text/javascript';
    return route.fulfill({ contentType, body: typeof body === 'string' ? body : Buffer.from(body) });
  });
}
