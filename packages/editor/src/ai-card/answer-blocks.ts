import type { Node, Schema } from '@tiptap/pm/model';
import { inlineContent } from '../text/replace-text.ts';

const heading = /^(#{1,3})\s+(.+)$/u;
const bullet = /^[-*•]\s+(.+)$/u;
const task = /^[-*•]\s+\[(?<tick>[ xX])\]\s+(?<text>.+)$/u;
const numbered = /^\d+[.)]\s+(.+)$/u;

/** An answer as blocks for an empty line: paragraphs, and headings and lists where it marks them as Markdown does. */
export function answerBlocks(schema: Schema, answer: string): Node[] {
  const blocks: Node[] = [];
  for (const part of answer.trim().split(/\n\s*\n/u)) {
    let plain: string[] = [];
    const flush = () => {
      if (plain.length > 0) blocks.push(textblock(schema, 'paragraph', plain.join('\n')));
      plain = [];
    };
    for (const line of part.split('\n').map((each) => each.trim())) {
      const [, level, title] = heading.exec(line) ?? [];
      const [item, list] = listItem(line);
      const { tick, text = '' } = task.exec(line)?.groups ?? {};
      if (level && title) {
        flush();
        blocks.push(textblock(schema, 'heading', title, { level: level.length }));
      } else if (tick !== undefined) {
        flush();
        addItem(schema, blocks, 'taskList', text, { checked: tick !== ' ' });
      } else if (item && list) {
        flush();
        addItem(schema, blocks, list, item);
      } else plain.push(line);
    }
    flush();
  }
  return blocks;
}

function listItem(line: string): [string | undefined, 'bulletList' | 'orderedList' | undefined] {
  const [, bulleted] = bullet.exec(line) ?? [];
  if (bulleted) return [bulleted, 'bulletList'];
  const [, counted] = numbered.exec(line) ?? [];
  return [counted, counted === undefined ? undefined : 'orderedList'];
}

function addItem(
  schema: Schema,
  blocks: Node[],
  list: string,
  text: string,
  ticked: { readonly checked: boolean } | null = null,
): void {
  const item = schema.node(ticked ? 'taskItem' : 'listItem', ticked, [textblock(schema, 'paragraph', text)]);
  const before = blocks.at(-1);
  if (before?.type.name === list) blocks[blocks.length - 1] = before.copy(before.content.addToEnd(item));
  else blocks.push(schema.node(list, null, [item]));
}

function textblock(
  schema: Schema,
  type: string,
  text: string,
  attributes: Record<string, unknown> | null = null,
): Node {
  const empty = schema.node(type, attributes);
  return schema.node(type, attributes, inlineContent(schema, empty, text));
}
