import type { DocumentMark, DocumentNode } from '@octavo/contract';
import type { CallAnswer } from '@octavo/contract/calls';
import { parsed } from './page-events.ts';

/** Enough to fill a tall window, in characters. */
const mostText = 6000;

const elements: Readonly<Record<string, string>> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
  horizontalRule: 'hr',
  hardBreak: 'br',
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  link: 'u',
  strike: 's',
  code: 'code',
};

/** Blocks that take their direction from the text they start with, for everything within them. */
const sided: ReadonlySet<string> = new Set(['listItem', 'blockquote']);

/** Inline nodes that are left to the editor: what they show depends on the whole document. */
const leftOut: ReadonlySet<string> = new Set(['inlineCitation', 'footnote']);

/**
 * Draws the beginning of a document on the sheet of the still frame, in the place where the editor will show it, so
 * that it can be read while the editor is being fetched. Stops before the first block that contains more than text.
 *
 * @returns whether there is something to read
 */
export async function drawFirstText(answer: Promise<Response>): Promise<boolean> {
  try {
    const response = await answer;
    if (!response.ok) return false;
    // The app reads the original answer.
    const { doc }: CallAnswer<'getDocument'> = await response.clone().json();
    await parsed();
    const sheet = document.querySelector('[data-still=sheet]');
    if (doc.encryption || sheet === null) return false;
    const text = element('div', []);
    text.dataset['still'] = 'text';
    let left = mostText;
    for (const node of doc.content.content) {
      const block = left > 0 ? drawn(node, false) : null;
      if (block === null) break;
      text.append(block);
      left -= block.textContent?.length ?? 0;
    }
    const heading = element('p', [doc.title]);
    heading.dataset['still'] = 'title';
    heading.dir = 'auto';
    if (left === mostText) return false;
    sheet.replaceChildren(heading, text);
    return true;
  } catch {
    // The app asks again, and reports what is wrong.
    return false;
  }
}

/** Returns null for a block that contains more than text, at any depth. */
function drawn(node: DocumentNode, isHeld: boolean): Node | null {
  if (node.text !== undefined) return marked(document.createTextNode(node.text), node.marks ?? []);
  if (leftOut.has(node.type)) return document.createTextNode('');
  const name = node.type === 'heading' ? `h${Number(node.attrs?.['level'])}` : elements[node.type];
  const isSided = sided.has(node.type);
  const children = (node.content ?? []).map((child) => drawn(child, isSided));
  const known = children.filter((child) => child !== null);
  if (name === undefined || known.length < children.length) return null;
  const made = element(name, known);
  // A list has the direction of the page; each item has its own.
  if (isSided || (!isHeld && /^(?:p|h\d)$/u.test(name))) made.dir = 'auto';
  return made;
}

const marked = (text: Node, marks: readonly DocumentMark[]): Node =>
  marks.reduce((inner, { type }) => {
    const name = elements[type];
    return name === undefined ? inner : element(name, [inner]);
  }, text);

function element(name: string, children: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}
