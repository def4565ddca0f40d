import { keptList } from './kept-list.ts';
import { forget, keptKeys } from './local-storage.ts';

const places = 'ignored_suggestions:';
const words = 'ignored_words:';

/** Suggestions that were ignored at one place of a document: with the words around it. */
export const ignoredPlaces = (documentId: string) => keptList(places + documentId);

/** Words that are right in one document. */
export const ignoredWords = (documentId: string) => keptList(words + documentId);

/** The documents of which this device knows what was ignored. */
export function documentsWithIgnored(): readonly string[] {
  return keptKeys().flatMap((key) =>
    [places, words].flatMap((kind) => (key.startsWith(kind) ? [key.slice(kind.length)] : [])),
  );
}

export function forgetIgnored(documents: ReadonlySet<string>): void {
  for (const id of documents) for (const kind of [places, words]) forget(kind + id);
}
