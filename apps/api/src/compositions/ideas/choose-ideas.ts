import { ideasPerBatch } from '@octavo/contract/essay-options';

/** Picks a batch of ideas that are not known yet; fewer if no more are left. */
export function chooseIdeas(
  all: readonly string[],
  known: readonly string[],
  random: () => number = Math.random,
): string[] {
  const left = all.filter((idea) => !known.includes(idea));
  return left
    .map((idea) => ({ idea, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, ideasPerBatch)
    .map(({ idea }) => idea);
}
