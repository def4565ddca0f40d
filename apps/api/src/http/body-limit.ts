import { endpoints } from '@octavo/contract/endpoints';
import { maxSaveBytes } from '@octavo/contract/document-limits';
import type { Context, MiddlewareHandler, Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { AppError } from '../errors.ts';

const kilobyte = 1024;

const limits: readonly (readonly [start: string, bytes: number])[] = [
  [endpoints.saveDocument.path.replace('{documentId}', ''), maxSaveBytes],
  ['/main/', 5 * kilobyte * kilobyte],
  ['/v2/main/', 3 * kilobyte * kilobyte],
  ['/v2/', kilobyte * kilobyte],
  ['/payment/webhook', kilobyte * kilobyte],
  [endpoints.createSharedAccount.path, 2 * kilobyte * kilobyte],
];
const otherwise = 64 * kilobyte;

const limiters = new Map(
  [otherwise, ...limits.map(([, bytes]) => bytes)].map((bytes) => [
    bytes,
    bodyLimit({
      maxSize: bytes,
      onError: () => {
        throw tooLarge(bytes);
      },
    }),
  ]),
);

/** Its bodies are read when it is their turn. */
const inTurn: string = endpoints.speechToText.path;

/**
 * Refuses a body that is larger than its call takes, before it has been read. What does not tell its length has to be
 * read to be measured: behind these paths not before it is known who calls.
 */
export const limitBody = (behindSession: readonly string[]) =>
  createMiddleware((context, next) => {
    const waits = behindSession.some((path) => context.req.path.startsWith(path.replace('*', '')));
    return tellsLength(context) || !waits ? limit(context, next) : next();
  });

/** The same for what does not tell its length, of a caller with an account. */
export const limitUntoldBody = createMiddleware((context, next) =>
  tellsLength(context) || context.req.path === inTurn ? next() : limit(context, next),
);

/** The same for a call whose turn has come. */
export const limitBodyInTurn = createMiddleware((context, next) => limit(context, next));

const tellsLength = ({ req }: Context): boolean =>
  req.header('content-length') !== undefined && req.header('transfer-encoding') === undefined;

function limit(context: Context, next: Next): ReturnType<MiddlewareHandler> {
  const bytes = limits.find(([start]) => context.req.path.startsWith(start))?.[1] ?? otherwise;
  return limiters.get(bytes)?.(context, next) ?? Promise.resolve(next());
}

const tooLarge = (bytes: number): AppError => {
  const size = bytes >= kilobyte * kilobyte ? `${bytes / kilobyte / kilobyte} MB` : `${bytes / kilobyte} KB`;
  return new AppError('body_too_large', 413, `This is too large: at most ${size} can be sent at once.`);
};
