import type { Order, Report } from './model-process.ts';
import { startModelServer } from './model-server.ts';

const server = await startModelServer(Number(process.argv[2] ?? 0));

/** Times are reported since the epoch, since this process's clock began at another time. */
function report(): void {
  const { leftAt } = server.seen;
  const seen = { ...server.seen, leftAt: leftAt && leftAt + performance.timeOrigin };
  process.send?.({ baseUrl: server.baseUrl, seen } satisfies Report);
}

process.on('message', (order: Order) => {
  if ('behave' in order) server.behave(...order.behave);
  report();
});
process.on('disconnect', () => process.exit());
report();
