import { citationKey, citationOf, readReferences } from '@octavo/citations';
import type { Formatted } from '@octavo/citations/format';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { changedRanges } from '../text/changed-ranges.ts';
import type { CitationState, PlacedCitation, PlacedList } from './citation-state.ts';
import { citationView } from './citation-view.ts';
import { referencesView, type ReferencesPlace } from './references-view.ts';

const key = new PluginKey<CitationState>('citations');

/** The editor's current citations and references. */
export function citationsIn(state: EditorState): CitationState {
  return key.getState(state) ?? { citations: [], list: null, formatted: null };
}

/** Sets the formatted citations and references. */
export const withFormatted = (tr: Transaction, formatted: Formatted): Transaction =>
  tr.setMeta(key, formatted).setMeta('addToHistory', false);

/** Tracks citations through edits incrementally, without scanning the whole text, and draws them and their list. */
export function citationPlugin(place: ReferencesPlace): Plugin {
  const views = new Set<() => void>();
  return new Plugin<CitationState>({
    key,
    state: {
      init: (_, { doc }) => ({ ...scanned(doc), formatted: null }),
      apply: (tr, value) => {
        const formatted: Formatted | undefined = tr.getMeta(key);
        const known = formatted === undefined ? value : { ...value, formatted };
        return tr.docChanged ? carried(known, tr) : known;
      },
    },
    props: {
      nodeViews: {
        inlineCitation: citationView(citationsIn, views),
        references: referencesView(place),
      },
    },
    view: () => ({
      update: ({ state }, before) => {
        const [now, then] = [citationsIn(state), key.getState(before)];
        if (now.formatted === then?.formatted && now.list?.references === then?.list?.references) return;
        for (const redraw of views) redraw();
      },
    }),
  });
}

function scanned(doc: Node): Omit<CitationState, 'formatted'> {
  let list: PlacedList | null = null;
  const citations: PlacedCitation[] = [];
  doc.descendants((node, position) => {
    if (node.type.name === 'inlineCitation') citations.push(placed(node, position));
    if (node.type.name === 'references') list ??= listAt(node, position);
    return !node.isAtom;
  });
  return { citations, list };
}

function carried(value: CitationState, tr: Transaction): CitationState {
  const ranges = changedRanges(tr);
  const isTouched = (position: number) => ranges.some(({ from, to }) => position >= from && position < to);
  const kept: PlacedCitation[] = [];
  for (const citation of value.citations) {
    const { pos: position, deletedAfter } = tr.mapping.mapResult(citation.position, 1);
    if (deletedAfter || isTouched(position)) continue;
    kept.push(position === citation.position ? citation : { ...citation, position });
  }
  const found: PlacedCitation[] = [];
  let list = carriedList(value.list, tr);
  for (const { from, to } of ranges) {
    if (from === to) continue;
    tr.doc.nodesBetween(from, to, (node, position) => {
      if (node.type.name === 'inlineCitation' && position >= from && position < to) {
        found.push(placed(node, position));
      }
      if (node.type.name === 'references') list ??= listAt(node, position);
      return true;
    });
  }
  const isSame = found.length === 0 && kept.length === value.citations.length;
  const citations =
    isSame && kept.every((one, index) => one === value.citations[index])
      ? value.citations
      : inOrder(kept, found);
  return { ...value, citations, list };
}

/** The same list at its new position; read again only if its node has changed. */
function carriedList(list: PlacedList | null, tr: Transaction): PlacedList | null {
  if (list === null) return null;
  const { pos: position, deletedAfter } = tr.mapping.mapResult(list.position, 1);
  const node = tr.doc.nodeAt(position);
  if (node?.type.name !== 'references') return null;
  const before = tr.docs[0]?.nodeAt(list.position);
  if (!deletedAfter && before === node) return position === list.position ? list : { ...list, position };
  return listAt(node, position);
}

function inOrder(
  kept: readonly PlacedCitation[],
  found: readonly PlacedCitation[],
): readonly PlacedCitation[] {
  if (found.length === 0) return kept;
  const all = new Map([...kept, ...found].map((citation) => [citation.position, citation]));
  return [...all.values()].toSorted((one, other) => one.position - other.position);
}

function placed(node: Node, position: number): PlacedCitation {
  const citation = citationOf(node.attrs);
  return { position, citation, key: citationKey(citation) };
}

function listAt({ attrs }: Node, position: number): PlacedList {
  return {
    position,
    format: attrs['format'],
    language: attrs['language'],
    references: readReferences(attrs['items']),
  };
}
