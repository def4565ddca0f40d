import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveFolder } from '../scripts/visual/static-server.ts';

const folder = join(import.meta.dirname, '../storybook-static');

export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly type: 'docs' | 'story';
}

/** The entries of the built Storybook, by id. */
export const entriesOf = (): ReadonlyMap<string, Entry> =>
  new Map(Object.entries(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).entries));

/** Serves the built Storybook until it is closed. */
export async function serveStorybook() {
  if (!existsSync(folder)) {
    throw new Error('These tests read storybook-static: npm run build-storybook comes first.');
  }
  return serveFolder(folder);
}
