import type { Node } from '@tiptap/pm/model';
import { Mapping } from '@tiptap/pm/transform';
import type { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { Range } from '../text/changed-ranges.ts';
import { subtract } from '../text/dirty-ranges.ts';
import { atomCharacter, textblockText } from '../text/textblock-text.ts';
import { concealedPlace } from './ignored-places.ts';
import { findingOf, paint } from './paint.ts';
import type { CheckedBlock, InFlight, SuggestionState } from './suggestion-state.ts';
import type { Correction } from './suggestion.ts';
import { isIgnored } from './is-ignored.ts';
import { isIntact } from './word-boundary.ts';

/** An answer mapped to the current positions of its paragraphs. */
export interface Received {
  readonly found: Decoration[];
  readonly outdated: Decoration[];
  readonly dirty: readonly Range[];
  /** The ignored places by their current surroundings, concealed. */
  readonly ignored: readonly string[];
}

/**
 * Maps an answer through the edits made since its request. A match whose words have changed is dropped; one that is
 * already underlined keeps its highlight, to avoid flicker.
 */
export function receiveAnswer(
  state: SuggestionState,
  doc: Node,
  request: InFlight,
  blocks: readonly CheckedBlock[],
  selectedId: string | null,
): Received {
  const mapping = new Mapping([...request.maps]);
  const found: Decoration[] = [];
  const outdated: Decoration[] = [];
  const ignored: string[] = [];
  let { dirty } = state;
  for (const [index, block] of blocks.entries()) {
    const start = mapping.map(block.from, -1);
    const here = doc.resolve(Math.min(start, doc.content.size));
    const unchanged =
      here.parent.isTextblock && here.parentOffset === 0 && textblockText(here.parent) === block.text;
    const known = unchanged
      ? here.parent.content.size
      : mapping.map(block.from + block.text.length, 1) - start;
    const standing = [state.shown, state.withheld].flatMap((set) =>
      inside(set, start, start + Math.max(known, 0)),
    );
    const kept = new Set<Decoration>();
    for (const [order, correction] of corrections(block, state).entries()) {
      const from = mapping.map(block.from + correction.offset, 1);
      const to = mapping.map(block.from + correction.offset + correction.length, -1);
      const original = block.text.slice(correction.offset, correction.offset + correction.length);
      if (!isIntact(doc, from, to, original) || carriesCode(doc, from, to)) continue;
      const place = concealedPlace(state.ignored.salt, { ...correction, text: block.text });
      if (isDismissed(state.dismissed, from, to, correction.rule) || state.ignored.places.includes(place)) {
        ignored.push(place);
        continue;
      }
      const same = standing.find((decoration) => isSame(decoration, from, to, correction));
      if (same) kept.add(same);
      else if (correction.isWithheld === true) continue;
      else if (!standing.some((decoration) => !unchanged && overlaps(decoration, from, to))) {
        const id = `${request.id}.${index}.${order}`;
        found.push(paint(findingFrom(correction, id, original), from, to, id === selectedId));
      }
    }
    if (!unchanged || block.isUnfinished === true) continue;
    outdated.push(...standing.filter((decoration) => !kept.has(decoration)));
    dirty = subtract(dirty, { from: start - 1, to: start + here.parent.content.size + 1 });
  }
  return { found, outdated, ignored, dirty: dirty.filter(({ from, to }) => holdsText(doc, from, to)) };
}

function findingFrom(correction: Correction, id: string, original: string) {
  const { icon, summary, replacement, alternatives, rule, reason, isLikely } = correction;
  return { id, kind: icon, icon, summary, original, replacement, alternatives, rule, reason, isLikely };
}

// In reading order and without overlaps: two underlines on one word cannot be told apart.
function corrections(block: CheckedBlock, state: SuggestionState): Correction[] {
  const usable = block.corrections.filter(
    ({ offset, length, replacement, rule, icon }) =>
      replacement !== 'correct' &&
      length > 0 &&
      offset >= 0 &&
      offset + length <= block.text.length &&
      !isIgnored({ kind: icon, original: block.text.slice(offset, offset + length), rule }, state) &&
      !block.text.slice(offset, offset + length).includes(atomCharacter),
  );
  let end = 0;
  return usable
    .toSorted((a, b) => a.offset - b.offset || b.length - a.length)
    .filter(({ offset, length }) => {
      if (offset < end) return false;
      end = offset + length;
      return true;
    });
}

function isSame(decoration: Decoration, from: number, to: number, correction: Correction): boolean {
  const { rule, replacement } = findingOf(decoration);
  return (
    decoration.from === from &&
    decoration.to === to &&
    rule === correction.rule &&
    replacement === correction.replacement
  );
}

function isDismissed(dismissed: DecorationSet, from: number, to: number, rule: string): boolean {
  return dismissed
    .find(from, to)
    .some((found) => found.from === from && found.to === to && findingOf(found).rule === rule);
}

function overlaps(decoration: Decoration, from: number, to: number): boolean {
  return decoration.from < to && decoration.to > from;
}

function inside(set: DecorationSet, from: number, to: number): Decoration[] {
  return set.find(from, to).filter((found) => found.from >= from && found.to <= to);
}

function carriesCode(doc: Node, from: number, to: number): boolean {
  const code = doc.type.schema.marks['code'];
  return code !== undefined && doc.rangeHasMark(from, to, code);
}

function holdsText(doc: Node, from: number, to: number): boolean {
  let held = false;
  doc.nodesBetween(Math.max(0, from), Math.min(to, doc.content.size), (node, position) => {
    if (node.isTextblock && from < position + node.nodeSize && to > position) held = true;
    return !held && !node.isTextblock;
  });
  return held;
}
