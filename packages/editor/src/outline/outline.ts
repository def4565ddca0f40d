import type { Node } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import { textblockText } from '../text/textblock-text.ts';
import { wordsIn } from '../words/word-count.ts';

/** A heading of the document, with its position and word count. */
export interface Heading {
  readonly id: string;
  readonly level: 1 | 2 | 3;
  readonly text: string;
  /** Number of words under it, including those of deeper headings but not its own. */
  readonly words: number;
}

/** The headings of a document in order, and the one above the caret. */
export interface Outline {
  readonly headings: readonly Heading[];
  readonly current: string | null;
}

/** The current outline of the document. */
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

/** The position of a heading of the outline; null if it no longer exists. */
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

/** Adds words to the headings they belong to: the last one and those above it. */
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
