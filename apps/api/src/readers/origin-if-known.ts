import { AppError } from '../errors.ts';
import type { OriginReader } from '../http/public-origin.ts';

/** The origin for links in later mails; undefined on an installation that does not know its own address. */
export function originIfKnown(
  originOf: OriginReader,
  context: Parameters<OriginReader>[0],
): string | undefined {
  try {
    return originOf(context);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_configured') return undefined;
    throw error;
  }
}
