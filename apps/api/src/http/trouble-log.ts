import type { Logger } from 'pino';

/** How long repetitions of a problem are only counted, in milliseconds. */
const countedFor = 60_000;

/**
 * Logs a problem with a code, such as a full disk or too many calls, when it first occurs, and then once a minute how
 * often it has occurred: under load there would be thousands of identical lines.
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
