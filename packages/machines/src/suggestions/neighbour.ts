import type { Suggestion } from './suggestions.types.ts';

/**
 * The suggestion after (1) or before (-1) the selected one, wrapping around; null if there is none.
 *
 * @param left position of the last selected one; once it has been applied, the next one is found from there
 */
export function neighbour(
  items: readonly Suggestion[],
  { selectedId, left }: { readonly selectedId: string | null; readonly left: number | null },
  step: 1 | -1,
): string | null {
  const here = items.findIndex(({ id }) => id === selectedId);
  if (here !== -1) return items.at((here + step) % items.length)?.id ?? null;
  const following = left === null ? 0 : items.findIndex(({ from }) => from >= left);
  const next = following === -1 ? items.length : following;
  return items.at(step === 1 ? next % items.length : next - 1)?.id ?? null;
}
