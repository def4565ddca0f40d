import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { ApiEnv } from '../api.ts';
import type { RunningRequests } from './running-requests.ts';

/**
 * Logs one line per request: id, method, the route's pattern (never the path, which may hold a code), status and
 * duration. Headers, cookies, queries and bodies are never read.
 */
export const logRequests = (logger: Logger, requests: RunningRequests) =>
  createMiddleware<ApiEnv>(async (context, next) => {
    const requestId = crypto.randomUUID();
    const begin = performance.now();
    context.set('requestId', requestId);
    context.set('logger', logger.child({ requestId }));
    context.header('x-request-id', requestId);
    const end = requests.begin(routePath(context, -1));
    await next().finally(end);
    const ms = Math.round((performance.now() - begin) * 10) / 10;
    const { method } = context.req;
    context
      .get('logger')
      .info({ method, route: routePath(context, -1), status: context.res.status, ms }, 'request');
  });
