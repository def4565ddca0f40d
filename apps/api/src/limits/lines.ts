import { createTurns, type Turns } from './turns.ts';

export type Lines = {
  /**
   * Waits for a turn in the line of one subject and gives what ends it; `sit` as in `Turns`.
   * @throws LineFullError, the signal's reason, or what `sit` throws
   */
  take(subject: string, signal: AbortSignal, sit?: () => () => void): Promise<() => void>;
};

/** A line of its own for each subject, which is forgotten when nobody stands in it. */
export function createLines(bounds: { readonly atOnce: number; readonly waiting: number }): Lines {
  const lines = new Map<string, { readonly turns: Turns; people: number }>();
  return {
    async take(subject, signal, sit) {
      const line = lines.get(subject) ?? { turns: createTurns(bounds), people: 0 };
      lines.set(subject, line);
      line.people += 1;
      const leave = (): void => {
        line.people -= 1;
        if (line.people === 0) lines.delete(subject);
      };
      try {
        const end = await line.turns.take(signal, sit);
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
