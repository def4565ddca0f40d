import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ApiEnv } from '../api.ts';
import { AppError } from '../errors.ts';

/** The one place where something thrown becomes an answer. */
export function answerError(error: Error, context: Context<ApiEnv>): Response {
  const known = toAppError(error);
  if (known.status >= 500 && known.status !== 501) {
    context.get('logger').error({ err: withoutData(error), code: known.code }, 'failed');
  }
  for (const [name, value] of Object.entries(known.headers)) context.header(name, value);
  context.header('cache-control', 'no-store');
  return context.json(known.toBody(), known.status);
}

function toAppError(error: Error): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException) return toRefusal(error);
  return new AppError('internal', 500, 'Something went wrong on our side. Please try again in a moment.', {
    cause: error,
  });
}

function toRefusal({ status }: HTTPException): AppError {
  if (status === 415) {
    return new AppError('unsupported_media_type', 415, 'This call takes another type of body: see /reference.');
  }
  return new AppError('not_json', 400, 'The body is not readable JSON.');
}

// A driver's error may carry the row it choked on; what is logged holds no text of anybody's.
const withoutData = ({ name, stack, cause }: Error): Record<string, unknown> => ({
  name,
  stack: stack?.split('\n').filter((line) => /^\s+at /.test(line)),
  ...('cause' in Error.prototype || cause === undefined ? {} : { cause: cause instanceof Error ? cause.name : typeof cause }),
});
