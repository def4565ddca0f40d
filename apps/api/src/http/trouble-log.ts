import type { Logger } from 'pino';

/** How long the same trouble is only counted, in milliseconds. */
const countedFor = 60_000;

/**
 * Logs a trouble that has a code of its own, such as a full disk or too many calls, when it begins, and after that how
 * often it came up, once a minute: under load there would be thousands of lines that say the same.
 */
export function troubleLog() {
  const counts = new Map<string, number>();

  function tell(logger: Logger, code: string): void {
    const times = counts.get(code) ?? 0;
    if (times === 0) {
      counts.delete(code);
      return;
    }
    logger.warn({ code, times, seconds: countedFor / 1000 }, 'failed again');
    begin(logger, code);
  }

  function begin(logger: Logger, code: string): void {
    counts.set(code, 0);
    setTimeout(() => tell(logger, code), countedFor).unref();
  }

  return {
    add(logger: Logger, code: string, error: unknown): void {
      const times = counts.get(code);
      if (times !== undefined) {
        counts.set(code, times + 1);
        return;
      }
      logger.warn({ code, error }, 'failed');
      begin(logger, code);
    },
  };
}
