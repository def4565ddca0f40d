import type { Correction } from './suggestion.ts';

/** Corrections by paragraph text, so that a text that reappears is not checked again. */
export function createCorrectionCache(mostCharacters = 4_000_000) {
  const entries = new Map<string, readonly Correction[]>();
  let held = 0;
  return {
    get: (text: string) => entries.get(text),
    clear() {
      entries.clear();
      held = 0;
    },
    /** Evicts the oldest entries once the texts are too large in total. */
    set(text: string, corrections: readonly Correction[]) {
      if (!entries.has(text)) held += text.length;
      entries.set(text, corrections);
      for (const oldest of entries.keys()) {
        if (held <= mostCharacters || oldest === text) break;
        entries.delete(oldest);
        held -= oldest.length;
      }
    },
  };
}

/** A cache of corrections by paragraph text. */
export type CorrectionCache = ReturnType<typeof createCorrectionCache>;
