import { createServer } from 'node:http';
import sirv from 'sirv';

/** Serves a folder, with its pages rewritten. */
export async function servePage(folder: string, html?: () => string) {
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
