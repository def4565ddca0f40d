import { readdirSync } from 'node:fs';

/** Sets that anyone may read, in addition to the halves: for trying rules before they are measured. */
export type PracticeSet = `practice-${number}`;

/** The practice sets in a folder, sorted by number. */
export function practiceSetsIn(folder: URL): PracticeSet[] {
  return readdirSync(folder)
    .flatMap((name) => /^practice-(?<number>\d+)\.json$/u.exec(name)?.groups?.['number'] ?? [])
    .map(Number)
    .toSorted((a, b) => a - b)
    .map((number) => `practice-${number}` as const);
}

export const isPractice = ({ half }: { readonly half: string }): boolean => half.startsWith('practice');
