import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ApiEnv } from '../api.ts';
import { databaseTrouble } from '../database/troubles.ts';
import { AppError, notJson } from '../errors.ts';
import { troubleLog } from './trouble-log.ts';

/** The status that proxies use for this; nobody is left to read it. */
const clientLeft = 499;

/** The one place where a thrown error becomes an answer. */
export function answerErrors(): (error: Error, context: Context<ApiEnv>) => Response {
  const troubles = troubleLog();
  return (error, context) => {
    if (context.req.raw.signal.aborted) return new Response(null, { status: clientLeft });
    const known = toAppError(error);
    if (isForOperators(known)) {
      const logger = context.get('logger');
      const { code } = known;
      if (code === 'internal') logger.error({ code, error: withoutData(error) }, 'failed');
      else troubles.add(logger, code, withoutData(error));
    }
    for (const [name, value] of Object.entries(known.headers)) context.header(name, value);
    context.header('cache-control', 'no-store');
    return context.json(known.toBody(), known.status);
  };
}

/** A call from another name may mean that `PUBLIC_URL` is not the address that people type. */
const isForOperators = ({ code, status }: AppError): boolean =>
  code === 'foreign_origin' || (status >= 500 && status !== 501);

function toAppError(error: Error): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException) return toRefusal(error);
  const trouble = databaseTrouble(error);
  if (trouble) return trouble;
  return new AppError('internal', 500, 'Something went wrong on our side. Please try again in a moment.', {
    cause: error,
  });
}

function toRefusal({ status }: HTTPException): AppError {
  if (status === 415) {
    return new AppError(
      'unsupported_media_type',
      415,
      'This call takes another type of body: see /reference.',
    );
  }
  return notJson();
}

interface Trace {
  readonly name: string;
  readonly code?: unknown;
  readonly at: readonly string[];
  readonly cause?: Trace;
}

/** Where an error comes from, without its message, which may quote what a user wrote. */
const withoutData = (error: Error): Trace => ({
  name: error.name,
  ...('code' in error ? { code: error.code } : {}),
  at: (error.stack ?? '').split('\n').filter((line) => /^\s+at .+:\d+:\d+\)?$/.test(line)),
  ...(error.cause instanceof Error ? { cause: withoutData(error.cause) } : {}),
});
