import type { Node } from '@tiptap/pm/model';
import type { Decoration, DecorationSet } from '@tiptap/pm/view';
import { findingOf, paint } from './paint.ts';
import type { Finding } from './suggestion.ts';

/**
 * The highlights as drawn: a finding that deletes a word includes the space next to it, but only the word is
 * underlined. A finding that consists only of white space stays as it is.
 */
export function onWords(set: DecorationSet, selectedId: string | null, doc: Node): DecorationSet {
  const wide = set.find(undefined, undefined, (spec) => reachesOut(spec.original));
  if (wide.length === 0) return set;
  const narrow = wide.map((found) => onWord(found, selectedId));
  // Both calls modify the array passed to them.
  return set.remove(wide).add(doc, narrow);
}

function reachesOut(original: Finding['original']): boolean {
  const words = original.trim();
  return words !== '' && words !== original;
}

function onWord(found: Decoration, selectedId: string | null): Decoration {
  const finding = findingOf(found);
  const { original } = finding;
  const from = found.from + original.length - original.trimStart().length;
  const to = found.to - (original.length - original.trimEnd().length);
  return paint(finding, from, to, finding.id === selectedId);
}
