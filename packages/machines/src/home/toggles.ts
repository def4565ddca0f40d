import type { DocumentListItem } from '@octavo/contract';

/** The list with one document's favourite mark turned over. */
export function withFavourite(
  documents: readonly DocumentListItem[],
  id: string,
): readonly DocumentListItem[] {
  return documents.map((document) =>
    document.id === id ? { ...document, favourite: !document.favourite } : document,
  );
}

/** Pressed again before the server was told: the two presses cancel out. The first one is under way. */
export function withToggle(toggles: readonly string[], id: string): readonly string[] {
  const [running, ...rest] = toggles;
  if (running === undefined) return [id];
  return rest.includes(id) ? [running, ...rest.filter((other) => other !== id)] : [running, ...rest, id];
}
