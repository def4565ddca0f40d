import { once } from 'node:events';
import { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Api } from './api.ts';
import { boundUnreadAnswers } from './http/unread-answers.ts';

export interface Listening {
  /** The requested port, or the one the system chose for 0. */
  readonly port: number;
  /** Stops accepting calls, lets running ones finish within `timeout` ms, then cuts the rest. */
  stop(timeout: number): Promise<void>;
}

const idleCheck = 50;
/** For a whole request including its body, in milliseconds; a slower sender holds a connection that others need. */
const requestTimeout = 60_000;

/** @throws the system's error, such as EADDRINUSE */
export async function listen(api: Api, port: number, host: string): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: api.fetch,
    serverOptions: { requestTimeout, connectionsCheckingInterval: 5000 },
  });
  if (!(server instanceof Server)) throw new TypeError('An HTTP/1 server was expected.');
  const endWatch = boundUnreadAnswers(server);
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    async stop(timeout) {
      const closed = once(server, 'close');
      server.close();
      // A kept-alive connection becomes idle only after its running call has been answered.
      const idle = setInterval(() => server.closeIdleConnections(), idleCheck);
      const cut = setTimeout(() => server.closeAllConnections(), timeout);
      await closed;
      clearInterval(idle);
      clearTimeout(cut);
      endWatch();
    },
  };
}
