import MarkdownIt from 'markdown-it';
import { DOMParser as SchemaParser, type Node, type Schema, Slice } from '@tiptap/pm/model';
import { made, threeRanks, withAllowedAttributes } from '@octavo/formats/pasting';
import { withLiteralSigns } from './literal-signs.ts';

/** Disables syntax that an answer hardly ever means, or that would drop words. */
const markdown = new MarkdownIt({ breaks: true }).disable([
  'code',
  'html_block',
  'image',
  'lheading',
  'reference',
]);

/** The blocks of an answer in Markdown. @param own the text it was made from, whose characters are literal */
export function readAnswer(schema: Schema, answer: string, own: string): readonly Node[] {
  const html = markdown.render(withLiteralSigns(answer.trim(), own));
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  threeRanks(body);
  for (const code of body.querySelectorAll('pre > code')) {
    code.textContent = code.textContent.replace(/\n$/u, '');
  }
  for (const list of body.querySelectorAll('ol')) if (list.children.length === 1) asText(list);
  for (const list of body.querySelectorAll('ul')) tickable(list);
  const { content } = SchemaParser.fromSchema(schema).parse(body);
  const blocks = withAllowedAttributes(new Slice(content, 0, 0)).content.content;
  return blocks.filter((block) => !block.isTextblock || block.content.size > 0);
}

/** "5. July was warm": a single number is not a list. */
function asText(list: Element): void {
  const paragraph = made(list, 'p');
  const [item] = list.children;
  const inline = item?.querySelector('p') ?? item;
  paragraph.append(`${list.getAttribute('start') ?? '1'}. `, ...(inline?.childNodes ?? []));
  list.replaceWith(paragraph);
}

const box = /^\s*\[(?<tick>[ xX])\]\s+/u;

function tickable(list: Element): void {
  const items = [...list.children];
  if (!items.every(({ textContent }) => box.test(textContent))) return;
  list.setAttribute('data-type', 'taskList');
  for (const item of items) {
    const first = item.querySelector('p') ?? item;
    const text = first.firstChild;
    const ticked = box.exec(item.textContent)?.groups?.['tick'] !== ' ';
    if (text) text.textContent = (text.textContent ?? '').replace(box, '');
    item.setAttribute('data-type', 'taskItem');
    item.setAttribute('aria-checked', String(ticked));
  }
}
