import {
  type RecordedKind,
  recordedKinds,
  type WritingFigure,
  writingFigures,
  type WritingFigures,
} from '@octavo/contract';

/** Parses figures stored in the database. */
export const readFigures = (json: string): WritingFigures => writingFigures.parse(JSON.parse(json));

/** All characters counted. */
export function totalOf(figures: WritingFigures): number {
  return Object.values(figures).reduce((sum, { characters }) => sum + characters, 0);
}

/** Adds up the figures of several windows. */
export function sumOf(all: readonly WritingFigures[]): WritingFigures {
  const sums = new Map<RecordedKind, WritingFigure>();
  for (const figures of all) {
    for (const kind of recordedKinds) {
      const added = figures[kind];
      if (added === undefined) continue;
      const { characters, words } = sums.get(kind) ?? { characters: 0, words: 0 };
      sums.set(kind, { characters: characters + added.characters, words: words + added.words });
    }
  }
  return Object.fromEntries(sums);
}
