import { readdirSync } from 'node:fs';

/** Sets that anyone may read, beside the halves: what rules are tried on before they are measured. */
export type PracticeSet = `practice-${number}`;

/** The practice sets of a folder by their numbers. */
export function practiceSetsIn(folder: URL): PracticeSet[] {
  return readdirSync(folder)
    .flatMap((name) => /^practice-(?<number>\d+)\.json$/u.exec(name)?.groups?.['number'] ?? [])
    .map(Number)
    .toSorted((a, b) => a - b)
    .map((number) => `practice-${number}` as const);
}

export const isPractice = ({ half }: { readonly half: string }): boolean => half.startsWith('practice');
