import { createServer } from 'node:http';
import sirv from 'sirv';

/** Serves a folder of static files under a given path, on this machine only. */
export async function serveFolder(folder: string, base = '/') {
  // A page and its frames share what they fetch.
  const files = sirv(folder, { maxAge: 3600 });
  const server = createServer((request, response) => {
    const missing = (): void => void response.writeHead(404).end();
    if (!request.url?.startsWith(base)) {
      missing();
      return;
    }
    request.url = request.url.slice(base.length - 1);
    files(request, response, missing);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}${base}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
