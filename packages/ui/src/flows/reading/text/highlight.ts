/** Words in the text that a comment is about, as offsets in the anchored text. */
export interface Highlight {
  /** The thread, or the draft. */
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly kind: 'comment' | 'draft';
  /** Names the button that leads to the comment; null where there is none. */
  readonly label: string | null;
}

/** A piece of a text with the same highlights throughout. */
export interface Piece {
  readonly text: string;
  readonly highlights: readonly Highlight[];
  /** The highlights whose last piece this is. */
  readonly ending: readonly Highlight[];
}

/** Cuts a text that begins at `from` where highlights begin and end. */
export function piecesOf(text: string, from: number, highlights: readonly Highlight[]): readonly Piece[] {
  const end = from + text.length;
  const inside = highlights.filter((each) => each.from < end && each.to > from);
  const cuts = new Set([from, end]);
  for (const each of inside) {
    cuts.add(Math.max(from, each.from));
    cuts.add(Math.min(end, each.to));
  }
  const places = [...cuts].toSorted((one, other) => one - other);
  return places.slice(0, -1).map((start, index) => {
    const stop = places[index + 1] ?? end;
    const over = inside.filter((each) => each.from <= start && each.to >= stop);
    return {
      text: text.slice(start - from, stop - from),
      highlights: over,
      ending: over.filter(({ to }) => to === stop),
    };
  });
}
