import type { Context, MiddlewareHandler, Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { AppError } from '../errors.ts';

/** Rules by path prefix; the longest matching prefix applies. */
export type BodyRules = Readonly<Record<string, BodyRule>>;

export interface BodyRule {
  /** Largest body accepted. */
  readonly bytes: number;
  /** The domain reads the body when it is the call's turn (`limitBodyInTurn`), and nothing reads it earlier. */
  readonly inTurn?: boolean;
}

export interface BodyLimits {
  /**
   * Refuses a body that is too large for its call before reading it. A body without a Content-Length has to be read to
   * be measured: on private paths only after the caller is known.
   */
  readonly declared: MiddlewareHandler;
  /** The same for a body without a Content-Length, from a caller with an account. */
  readonly undeclared: MiddlewareHandler;
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
    declared: createMiddleware((context, next) =>
      declaresLength(context) || !isPrivate(context) ? limit(ruleOf(context).bytes, context, next) : next(),
    ),
    undeclared: createMiddleware((context, next) => {
      const { bytes, inTurn } = ruleOf(context);
      return declaresLength(context) || inTurn === true ? next() : limit(bytes, context, next);
    }),
  };
}

/** The same for a call that has waited its turn. */
export const limitBodyInTurn = (bytes: number) =>
  createMiddleware((context, next) => limit(bytes, context, next));

const declaresLength = ({ req }: Context): boolean =>
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
