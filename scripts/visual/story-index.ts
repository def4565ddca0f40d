import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly importPath: string;
  readonly tags?: readonly string[];
}

interface Index {
  readonly entries: Readonly<Record<string, Story & { readonly type: string }>>;
}

/** Every story of a built Storybook, without docs pages, in the order of its files. */
export function storiesOf(folder: string): readonly Story[] {
  const { entries }: Index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .toSorted(({ importPath: one }, { importPath: other }) => one.localeCompare(other));
}

/** Whether the name of a story, or of its picture file, contains one of these comma-separated parts. */
export const isWanted = (name: string, parts: string): boolean =>
  parts.split(',').some((part) => name.includes(part.trim()));
