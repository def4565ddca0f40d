import type { Node } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import type { DecorationSet } from '@tiptap/pm/view';
import { isDirty } from '../text/dirty-ranges.ts';
import { textblockText } from '../text/textblock-text.ts';
import { findingOf } from './paint.ts';
import { suggestionsOf } from './suggestion-key.ts';
import type { SuggestionState } from './suggestion-state.ts';
import type { Suggestion } from './suggestion.ts';

const lists = new WeakMap<DecorationSet, readonly Suggestion[]>();

/** All underlined suggestions in reading order. The same array as long as nothing moved. */
export function listSuggestions(state: EditorState): readonly Suggestion[] {
  const plugin = suggestionsOf(state);
  if (!plugin || plugin.hidden) return [];
  const known = lists.get(plugin.shown);
  if (known) return known;
  const list = plugin.shown
    .find()
    .map((found): Suggestion => ({ ...findingOf(found), from: found.from, to: found.to }))
    .toSorted((a, b) => a.from - b.from);
  lists.set(plugin.shown, list);
  return list;
}

/** The suggestion with an id, at its current position. */
export function suggestionById(state: EditorState, id: string): Suggestion | undefined {
  const [found] = suggestionsOf(state)?.shown.find(undefined, undefined, (spec) => spec.id === id) ?? [];
  return found && { ...findingOf(found), from: found.from, to: found.to };
}

/** The suggestion at a position, if there is one. */
export function suggestionAt(state: EditorState, position: number): Suggestion | undefined {
  const plugin = suggestionsOf(state);
  const [found] = plugin && !plugin.hidden ? plugin.shown.find(position, position) : [];
  return found && { ...findingOf(found), from: found.from, to: found.to };
}

/** The number of paragraphs with words, and how many of them have been checked in their current form. */
export interface Coverage {
  readonly checked: number;
  readonly total: number;
}

/** Traverses the document: call it when suggestions change, not on every key. */
export function coverageOf(state: EditorState): Coverage {
  const plugin = suggestionsOf(state);
  let [checked, total] = [0, 0];
  for (const { from, to } of checkable(state.doc)) {
    total += 1;
    if (plugin && !isDirty(plugin.dirty, from, to)) checked += 1;
  }
  return { checked, total };
}

/** A paragraph that can be checked: its outer positions and its node. */
export interface Checkable {
  readonly node: Node;
  readonly from: number;
  readonly to: number;
}

const alphanumeric = /[\p{L}\p{N}]/u;

/** The paragraphs and headings that contain words. Code is not language. */
export function checkable(doc: Node): Checkable[] {
  const blocks: Checkable[] = [];
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true;
    if (!node.type.spec.code && alphanumeric.test(textblockText(node))) {
      blocks.push({ node, from: position, to: position + node.nodeSize });
    }
    return false;
  });
  return blocks;
}

/** The checkable paragraphs that have changed since they were last checked. */
export function dirtyBlocks(state: EditorState, plugin: SuggestionState): Checkable[] {
  return plugin.dirty.length === 0
    ? []
    : checkable(state.doc).filter(({ from, to }) => isDirty(plugin.dirty, from, to));
}
