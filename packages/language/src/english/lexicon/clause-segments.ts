import type { TaggedWord } from './tagged-words.ts';

const joining =
  /^(?:and|but|or|because|that|which|who|whom|whose|when|while|if|although|though|so|until|since|than|as|before|after|where|what|why|how|whether|unless|once)$/;

/** The parts of a sentence between commas and conjunctions, as from–until; the conjunction opens its part. */
export function clauseSegments(words: readonly TaggedWord[]): { from: number; until: number }[] {
  const starts = words.flatMap(({ lower, before }, at) =>
    at === 0 || before !== '' || joining.test(lower) ? [at] : [],
  );
  return starts.map((from, index) => ({ from, until: starts[index + 1] ?? words.length }));
}
