import type { Node } from '@tiptap/pm/model';
import { atomCharacter, textblockText } from '../text/textblock-text.ts';

/** A run of prose that can be made local: a paragraph, a heading or an item, or what empty lines part in one. */
export interface LocalBlock {
  /** In positions of the document. */
  readonly from: number;
  readonly to: number;
  /** As it is sent: `[^1]`, `[^2]` and so on stand for citations and footnotes. */
  readonly text: string;
}

/** Words of others, and what is no prose. */
const untouched: ReadonlySet<string> = new Set(['blockquote', 'codeBlock', 'table']);
const sign = /\[\^\d+\]/u;
/** What empty lines part, without the space around it. */
const run = /\S(?:.|\n(?!\s*\n))*(?<=\S)/gu;

/** What of a document is made local, in its order; tables, code and quotations are not. */
export function localBlocks(doc: Node): LocalBlock[] {
  const blocks: LocalBlock[] = [];
  doc.descendants((node, position) => {
    if (untouched.has(node.type.name)) return false;
    if (!node.isTextblock) return true;
    for (const { 0: found, index } of textblockText(node).matchAll(run)) {
      // A sign that the writer has written could not be told from one that stands for a citation.
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

/** An answer between its signs. */
export const betweenSigns = (answer: string): string[] => answer.split(new RegExp(sign, 'gu'));
