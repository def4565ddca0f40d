import { z } from 'zod';

const request = z.object({ id: z.number(), order: z.unknown() });

/** The other end of `startPeer`: reports that the peer is listening, then answers the test's orders. */
export function servePeer(port: number, handle: (order: unknown) => unknown): void {
  process.on('message', (message) => {
    const { id, order } = request.parse(message);
    void Promise.resolve(handle(order)).then((result) => process.send?.({ id, result }));
  });
  process.on('disconnect', () => process.exit());
  process.send?.({ port });
}

/** The port requested by the test; 0 lets the system choose. */
export const wishedPort = Number(process.argv[2] ?? 0);
