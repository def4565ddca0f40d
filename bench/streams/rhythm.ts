import { prose } from '../prose.ts';

/** The rhythm of a model's pieces, in ms. */
export interface Rhythm {
  readonly pieces: number;
  readonly first: number;
  readonly gap: number;
}

/**
 * One reader at a server with a free GPU, also with a long answer; a server with hundreds of readers; a server that
 * barely copes.
 */
export const rhythms = {
  brisk: { pieces: 60, first: 180, gap: 25 },
  long: { pieces: 120, first: 180, gap: 80 },
  crowded: { pieces: 60, first: 600, gap: 400 },
  slow: { pieces: 4, first: 50_000, gap: 2000 },
} as const satisfies Record<string, Rhythm>;
export type RhythmName = keyof typeof rhythms;

const text = prose(200, 0)
  .content.flatMap(({ content }) => content.map((node) => node.text))
  .join(' ');
const tokens = text.match(/\s?\S{1,5}/g) ?? [];

/**
 * The pieces of an answer with the times at which they are due, relative to the call. Gaps vary by half, and sometimes
 * two tokens come at once or after a long pause. The same in every run.
 */
export function schedule(name: RhythmName): { readonly at: number; readonly text: string }[] {
  const { pieces, first, gap } = rhythms[name];
  let at = first;
  return tokens.slice(0, pieces).map((token, index) => {
    const phase = (index * 0.618) % 1;
    if (index > 0) at += index % 9 === 0 ? 0 : gap * (0.5 + phase) * (index % 23 === 0 ? 3 : 1);
    return { at, text: token };
  });
}

export const answerOf = (name: RhythmName): string =>
  schedule(name)
    .map((piece) => piece.text)
    .join('');
