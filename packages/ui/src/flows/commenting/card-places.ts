/** A card beside the text: where it would like to be, and how high it is, in pixels. */
export interface CardSize {
  readonly wanted: number;
  readonly height: number;
}

/**
 * Where each card goes so that none overlaps another, in the order given. Cards are pushed down; the one that is looked
 * at is exactly beside its words, and those before it move up.
 */
export function cardPlaces(
  cards: readonly CardSize[],
  gap: number,
  chosen: number | null,
): readonly number[] {
  const places = cards.map(({ wanted }) => wanted);
  const pivot = chosen ?? 0;
  for (let at = pivot + 1; at < cards.length; at += 1) {
    const before = (places[at - 1] ?? 0) + (cards[at - 1]?.height ?? 0) + gap;
    places[at] = Math.max(places[at] ?? 0, before);
  }
  for (let at = pivot - 1; at >= 0; at -= 1) {
    const after = (places[at + 1] ?? 0) - (cards[at]?.height ?? 0) - gap;
    places[at] = Math.min(places[at] ?? 0, after);
  }
  return places;
}
