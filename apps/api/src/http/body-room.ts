import { endpoints } from '@octavo/contract/endpoints';
import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '../api.ts';
import { AppError } from '../errors.ts';
import { createRoom, RoomFullError } from '../limits/room.ts';

export interface BodyRoom {
  /** Bodies that may arrive at once: of all, and of one account. Each has up to 5 MB. */
  readonly places: number;
  readonly share: number;
  readonly timeoutMs: number;
}

/** 64 bodies of 5 MB are 320 MB; a slow line sends 5 MB in 40 s at 1 Mbit/s. */
const usual: BodyRoom = { places: 64, share: 6, timeoutMs: 40_000 };

/** Its bodies have places of their own. */
const apart: string = endpoints.speechToText.path;

/**
 * Reads the body of a call behind a session before the call begins, in a place that is free again when it has arrived:
 * whoever sends slowly, or stops in the middle, holds neither memory nor places for long.
 */
export function readBodies(room: BodyRoom = usual) {
  const places = createRoom(room);
  return createMiddleware<ApiEnv>(async (context, next) => {
    const { req } = context;
    if (req.raw.body === null || req.path === apart) return next();
    const leave = takePlace(places, context.get('account').id);
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(tooSlow()), room.timeoutMs);
    try {
      await Promise.race([req.arrayBuffer(), late.promise]);
    } finally {
      clearTimeout(timer);
      leave();
    }
    return next();
  });
}

function takePlace(places: ReturnType<typeof createRoom>, accountId: string): () => void {
  try {
    return places.take(accountId);
  } catch (error) {
    if (!(error instanceof RoomFullError)) throw error;
    throw new AppError('busy', 503, 'Too much is being sent at once. Please try again in a moment.', {
      headers: { 'retry-after': '2', connection: 'close' },
    });
  }
}

const tooSlow = (): AppError =>
  new AppError('body_too_slow', 408, 'This took too long to arrive. Check your connection and try again.', {
    headers: { connection: 'close' },
  });
