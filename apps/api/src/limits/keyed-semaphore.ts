import { createSemaphore, type Semaphore } from './semaphore.ts';

export type KeyedSemaphore = {
  /**
   * Waits for a turn in the subject's queue and returns a function that ends it; `onWait` as in `Semaphore`.
   * @throws QueueFullError, the signal's reason, or what `onWait` throws
   */
  take(subject: string, signal: AbortSignal, onWait?: () => () => void): Promise<() => void>;
};

/** A separate semaphore for each subject, removed when nobody holds or awaits it. */
export function createKeyedSemaphore(bounds: {
  readonly atOnce: number;
  readonly waiting: number;
}): KeyedSemaphore {
  const lines = new Map<string, { readonly semaphore: Semaphore; people: number }>();
  return {
    async take(subject, signal, onWait) {
      const line = lines.get(subject) ?? { semaphore: createSemaphore(bounds), people: 0 };
      lines.set(subject, line);
      line.people += 1;
      const leave = (): void => {
        line.people -= 1;
        if (line.people === 0) lines.delete(subject);
      };
      try {
        const end = await line.semaphore.take(signal, onWait);
        let over = false;
        return () => {
          if (over) return;
          over = true;
          end();
          leave();
        };
      } catch (error) {
        leave();
        throw error;
      }
    },
  };
}
