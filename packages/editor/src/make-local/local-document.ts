import type { LocalLine } from '@octavo/contract';
import type { LocalOutcome } from '@octavo/machines/make-local';
import type { Node } from '@tiptap/pm/model';
import { Transform } from '@tiptap/pm/transform';
import type { LocalBlock } from './local-blocks.ts';
import { localContent } from './local-content.ts';

/** Characters that identify a paragraph to the writer. */
const beginning = 40;

/** A document with its blocks rewritten, and the outcome of each. Blocks without a line stay as they are. */
export function localDocument(
  doc: Node,
  blocks: readonly LocalBlock[],
  lines: readonly LocalLine[],
): { readonly doc: Node; readonly outcome: Omit<LocalOutcome, 'engine'> } {
  const tr = new Transform(doc);
  const kept: LocalOutcome['kept'][number][] = [];
  let changed = 0;
  for (const [index, { from, to, text }] of [...blocks.entries()].toReversed()) {
    const line = lines[index] ?? { text, kept: 'no_answer' };
    const keep = (why: LocalOutcome['kept'][number]['why']) => kept.unshift({ text: shortened(text), why });
    if (line.kept !== undefined) keep(line.kept);
    else if (line.text !== text) {
      const $from = doc.resolve(from);
      const start = $from.start();
      const content = localContent($from.parent, from - start, to - start, line.text);
      if (content === null) keep('no_answer');
      else if (!content.eq($from.parent.content.cut(from - start, to - start))) {
        tr.replaceWith(from, to, content);
        changed += 1;
      }
    }
  }
  return { doc: tr.doc, outcome: { changed, of: blocks.length, kept } };
}

function shortened(text: string): string {
  const plain = text.replaceAll(/\[\^\d+\]/gu, '').replaceAll(/\s+/gu, ' ');
  if (plain.length <= beginning) return plain;
  const cut = plain.slice(0, beginning);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), beginning / 2)).trimEnd()}…`;
}
