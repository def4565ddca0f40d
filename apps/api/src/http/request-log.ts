import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { ApiEnv } from '../api.ts';
import { stopwatch, telemetry } from '../telemetry/telemetry.ts';
import type { RunningRequests } from './running-requests.ts';

/**
 * Logs one line per request: id, method, the route's pattern (never the path, which may hold a code), status and
 * duration. Headers, cookies, queries and bodies are never read.
 */
export const logRequests = (logger: Logger, requests: RunningRequests) =>
  createMiddleware<ApiEnv>(async (context, next) => {
    const requestId = crypto.randomUUID();
    const seconds = stopwatch();
    context.set('requestId', requestId);
    context.set('logger', logger.child({ requestId }));
    context.header('x-request-id', requestId);
    const end = requests.begin(routePath(context, -1));
    telemetry.queue.emit({ queue: 'requests', change: 'begins' });
    await next().finally(() => {
      end();
      telemetry.queue.emit({ queue: 'requests', change: 'ends' });
    });
    const { method } = context.req;
    const route = routePath(context, -1);
    const { status } = context.res;
    const took = seconds();
    telemetry.request.emit({ method, route, status, seconds: took });
    context.get('logger').info({ method, route, status, ms: Math.round(took * 10_000) / 10 }, 'request');
  });
