import type { Suggestion } from './suggestions.types.ts';

/** The suggestion after (1) or before (-1) the selected one, wrapping around; null if there is none. */
export function neighbour(
  items: readonly Suggestion[],
  selectedId: string | null,
  step: 1 | -1,
): string | null {
  const here = items.findIndex(({ id }) => id === selectedId);
  const from = here === -1 && step === -1 ? 0 : here;
  return items.at((from + step) % items.length)?.id ?? null;
}
