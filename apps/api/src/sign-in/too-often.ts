import type { Context } from 'hono';
import type { ApiEnv } from '../api.ts';
import { AppError } from '../errors.ts';

/**
 * Whether a limit refuses an attempt; if so, sets Retry-After. For addresses that people open, who are shown a page
 * instead of JSON.
 */
export async function isTooOften(context: Context<ApiEnv>, attempt: Promise<void>): Promise<boolean> {
  try {
    await attempt;
    return false;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'too_many_attempts')) throw error;
    for (const [name, value] of Object.entries(error.headers)) context.header(name, value);
    return true;
  }
}
