import type { Context, MiddlewareHandler, Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { AppError } from '../errors.ts';

/** By what addresses start with; of several the longest counts. */
export type BodyRules = Readonly<Record<string, BodyRule>>;

export interface BodyRule {
  /** Most that a body may have. */
  readonly bytes: number;
  /** The domain reads it when it is the call's turn (`limitBodyInTurn`), and nobody before. */
  readonly inTurn?: boolean;
}

export interface BodyLimits {
  /**
   * Refuses a body that is larger than its call takes, before it has been read. What does not tell its length has to be
   * read to be measured: at private paths not before it is known who calls.
   */
  readonly told: MiddlewareHandler;
  /** The same for what does not tell its length, of a caller with an account. */
  readonly untold: MiddlewareHandler;
}

const kilobyte = 1024;
const otherwise: BodyRule = { bytes: 64 * kilobyte };

export function bodyLimits(rules: BodyRules, privatePaths: readonly string[]): BodyLimits {
  const byLength = Object.entries(rules).toSorted(([a], [b]) => b.length - a.length);
  const ruleOf = ({ req }: Context): BodyRule =>
    byLength.find(([start]) => req.path.startsWith(start))?.[1] ?? otherwise;
  const isPrivate = ({ req }: Context): boolean =>
    privatePaths.some((path) => req.path.startsWith(path.replace('*', '')));
  return {
    told: createMiddleware((context, next) =>
      tellsLength(context) || !isPrivate(context) ? limit(ruleOf(context).bytes, context, next) : next(),
    ),
    untold: createMiddleware((context, next) => {
      const { bytes, inTurn } = ruleOf(context);
      return tellsLength(context) || inTurn === true ? next() : limit(bytes, context, next);
    }),
  };
}

/** The same for a call whose turn has come. */
export const limitBodyInTurn = (bytes: number) =>
  createMiddleware((context, next) => limit(bytes, context, next));

const tellsLength = ({ req }: Context): boolean =>
  req.header('content-length') !== undefined && req.header('transfer-encoding') === undefined;

const limit = (bytes: number, context: Context, next: Next) =>
  bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw tooLarge(bytes);
    },
  })(context, next);

const tooLarge = (bytes: number): AppError => {
  const size = bytes >= kilobyte * kilobyte ? `${bytes / kilobyte / kilobyte} MB` : `${bytes / kilobyte} KB`;
  return new AppError('body_too_large', 413, `This is too large: at most ${size} can be sent at once.`, {
    values: { bytes },
  });
};
