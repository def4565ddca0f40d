import type { Context } from 'hono';
import type { ApiEnv } from '../api.ts';
import { AppError } from '../errors.ts';

/**
 * Whether a limit refuses an attempt, with Retry-After set if so: for addresses that people open, who are shown a page
 * and not JSON.
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
