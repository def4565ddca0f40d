import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '../api.ts';

/**
 * An answer that leaves before its request has arrived ends the connection and says so: the listener cuts it after half
 * a second, and a client that took it for alive would lose its next call.
 */
export const closeUnread = createMiddleware<ApiEnv>(async (context, next) => {
  await next();
  if (context.env?.incoming?.complete === false) context.header('connection', 'close');
});
