import { ideasPerBatch } from '@octavo/contract/essay-options';

/** A batch out of all ideas, none of them among those that are known already; fewer where no more are left. */
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
