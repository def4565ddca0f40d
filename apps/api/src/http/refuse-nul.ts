import { createMiddleware } from 'hono/factory';
import { AppError } from '../errors.ts';

/** None of our addresses contains a NUL, and PostgreSQL refuses it in text. */
export const refuseNul = createMiddleware(async (context, next) => {
  const known = !context.req.url.includes('%00');
  if (!known) throw new AppError('not_found', 404, 'There is nothing at this address.');
  await next();
});
