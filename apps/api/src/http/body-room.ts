import { endpoints } from '@octavo/contract/endpoints';
import type { Context, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '../api.ts';
import { AppError } from '../errors.ts';
import { createSharedRoom, RoomFullError, type SharedPlaces } from '../limits/room.ts';

/** How many bodies may be uploaded at once: in total, per account and per network. */
export interface BodyRoom {
  /** The room for bodies that declare a small length. */
  readonly small: SharedPlaces;
  /** For all others, in units of 5 MB. */
  readonly large: SharedPlaces;
  readonly timeoutMs: number;
}

const megabyte = 1024 * 1024;
const mostSmallBytes = 128 * 1024;
const placeBytes = 5 * megabyte;
/** Places for a body without a Content-Length. The largest body is a picture of 14 MB. */
const untoldPlaces = 3;

/** At most 320 MB of large and 125 MB of small bodies; sending 5 MB takes 40 s on a slow connection of 1 Mbit/s. */
const usual: BodyRoom = {
  small: { places: 1000, ofAccount: 60, ofNetwork: 400 },
  large: { places: 64, ofAccount: 6, ofNetwork: 24 },
  timeoutMs: 40_000,
};

/** Its bodies have places of their own. */
const apart: string = endpoints.speechToText.path;

/**
 * Reads the body of a call behind a session before the call begins. The body holds a place only until it has arrived,
 * so a client that sends slowly or stops halfway holds neither memory nor a place for long. Small bodies, which
 * everyone sends all the time, never wait for large ones.
 *
 * @param limitUntold refuses a body that is too large and had no Content-Length, which can only be measured by reading
 * it
 */
export function readBodies(limitUntold: MiddlewareHandler, { small, large, timeoutMs }: BodyRoom = usual) {
  const rooms = { small: createSharedRoom(small), large: createSharedRoom(large) };

  function takePlace(context: Context<ApiEnv>): () => void {
    const caller = { accountId: context.get('account').id, network: context.get('network') };
    const bytes = toldBytes(context);
    try {
      return bytes !== undefined && bytes <= mostSmallBytes
        ? rooms.small.take(caller)
        : rooms.large.take(caller, bytes === undefined ? untoldPlaces : Math.ceil(bytes / placeBytes));
    } catch (error) {
      throw error instanceof RoomFullError ? busy() : error;
    }
  }

  return createMiddleware<ApiEnv>(async (context, next) => {
    const { req } = context;
    if (req.raw.body === null || req.path === apart) return next();
    const leave = takePlace(context);
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(tooSlow()), timeoutMs);
    const read = limitUntold(context, async () => void (await req.arrayBuffer()));
    try {
      await Promise.race([read, late.promise]);
    } finally {
      clearTimeout(timer);
      leave();
    }
    return next();
  });
}

function toldBytes({ req }: Context): number | undefined {
  if (req.header('transfer-encoding') !== undefined) return undefined;
  const bytes = Number(req.header('content-length') ?? Number.NaN);
  return Number.isSafeInteger(bytes) && bytes >= 0 ? bytes : undefined;
}

const busy = (): AppError =>
  new AppError('busy', 503, 'Too much is being sent at once. Please try again in a moment.', {
    headers: { 'retry-after': '2', connection: 'close' },
  });

const tooSlow = (): AppError =>
  new AppError('body_too_slow', 408, 'This took too long to arrive. Check your connection and try again.', {
    headers: { connection: 'close' },
  });
