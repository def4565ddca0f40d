import type { Node } from '@tiptap/pm/model';
import { atomCharacter, textblockText } from '../text/textblock-text.ts';

/** A run of prose to be made local: a paragraph, a heading or an item, or a part of one between empty lines. */
export interface LocalBlock {
  /** In document positions. */
  readonly from: number;
  readonly to: number;
  /** The text as sent: `[^1]`, `[^2]` and so on stand for citations and footnotes. */
  readonly text: string;
}

/** Quoted words, and what is not prose. */
const untouched: ReadonlySet<string> = new Set(['blockquote', 'codeBlock', 'table']);
const sign = /\[\^\d+\]/u;
/** The parts between empty lines, without surrounding white space. */
const run = /\S(?:.|\n(?!\s*\n))*(?<=\S)/gu;

/** The parts of a document to be made local, in order; tables, code and quotations are left out. */
export function localBlocks(doc: Node): LocalBlock[] {
  const blocks: LocalBlock[] = [];
  doc.descendants((node, position) => {
    if (untouched.has(node.type.name)) return false;
    if (!node.isTextblock) return true;
    for (const { 0: found, index } of textblockText(node).matchAll(run)) {
      // A placeholder typed by the writer could not be distinguished from one that stands for a citation.
      if (!/\p{L}/u.test(found) || sign.test(found)) continue;
      const from = position + 1 + index;
      blocks.push({ from, to: from + found.length, text: signed(found) });
    }
    return false;
  });
  return blocks;
}

function signed(text: string): string {
  let count = 0;
  return text.replaceAll(atomCharacter, () => `[^${(count += 1)}]`);
}

/** The parts of an answer between its placeholders. */
export const betweenSigns = (answer: string): string[] => answer.split(new RegExp(sign, 'gu'));
