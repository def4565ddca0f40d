import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Api } from './api.ts';

export interface Listening {
  readonly port: number;
  /** Takes no new connections, lets running calls end within `patience` ms, then cuts what is left. */
  stop(patience: number): Promise<void>;
}

/** @throws the system's error, say EADDRINUSE */
export async function listen(api: Api, port: number, host: string): Promise<Listening> {
  const server = createServer();
  createAdaptorServer({ fetch: api.fetch, createServer: (_options, listener) => server.on('request', listener ?? (() => {})) });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async stop(patience) {
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      const cut = setTimeout(() => server.closeAllConnections(), patience);
      await closed;
      clearTimeout(cut);
    },
  };
}
