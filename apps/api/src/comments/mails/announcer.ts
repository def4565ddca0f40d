import type { Logger } from 'pino';
import { announceComments, type AnnouncementParts } from './announce-comments.ts';

const every = 60_000;

export interface Announcer {
  begin(): void;
  /** Resolves when the current round has ended. */
  close(): Promise<void>;
}

/** Orders mails about comments every minute. */
export function announcer(parts: AnnouncementParts, logger: Logger): Announcer {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;

  async function round(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    try {
      await announceComments(parts, new Date());
    } catch (error) {
      logger.error({ err: error }, 'mails about comments');
    } finally {
      isRunning = false;
    }
  }

  return {
    begin() {
      timer ??= setInterval(() => {
        if (!isRunning) running = round();
      }, every);
    },
    async close() {
      clearInterval(timer);
      timer = undefined;
      await running;
    },
  };
}
