import type { Node } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import { textblockText } from '../text/textblock-text.ts';
import { wordsIn } from '../words/word-count.ts';

/** A heading of the document, where it begins and how much stands under it. */
export interface Heading {
  readonly id: string;
  readonly level: 1 | 2 | 3;
  readonly text: string;
  /** The words under it, those of deeper headings included, without its own. */
  readonly words: number;
}

/** The headings of a document in their order, and the one that the caret stands under. */
export interface Outline {
  readonly headings: readonly Heading[];
  readonly current: string | null;
}

/** The outline of the document as it stands. */
export function outlineOf({ doc, selection }: EditorState): Outline {
  const headings: (Heading & { words: number })[] = [];
  let current: string | null = null;
  doc.descendants((node, position) => {
    const level = levelOf(node);
    if (level !== null) {
      const id = String(headings.length);
      headings.push({ id, level, text: textOf(node), words: 0 });
      if (position <= selection.head) current = id;
    } else if (node.isTextblock) {
      count(headings, wordsIn(node));
    }
    return !node.isTextblock;
  });
  return { headings, current };
}

/** Where a heading of the outline begins; null when there is none any more. */
export function headingPosition(doc: Node, id: string): number | null {
  let [index, found]: [number, number | null] = [0, null];
  doc.descendants((node, position) => {
    if (levelOf(node) !== null) {
      if (String(index) === id) found = position;
      index += 1;
    }
    return found === null && !node.isTextblock;
  });
  return found;
}

function levelOf({ type, attrs }: Node): Heading['level'] | null {
  if (type.name !== 'heading') return null;
  return attrs['level'] === 1 ? 1 : attrs['level'] === 2 ? 2 : 3;
}

/** Adds words to the headings that they stand under: the last one and those above it. */
function count(headings: readonly (Heading & { words: number })[], words: number): void {
  let level = 4;
  for (const heading of headings.toReversed()) {
    if (heading.level >= level) continue;
    heading.words += words;
    ({ level } = heading);
    if (level === 1) return;
  }
}

function textOf(node: Node): string {
  return textblockText(node)
    .replaceAll(/[\n\uFFFC]+/gu, ' ')
    .trim();
}
