import { documentSchema } from '@octavo/document-schema';
import { DOMParser as SchemaParser, type Node } from '@tiptap/pm/model';
import { cleanPastedHtml } from '../html/clean-pasted-html.ts';

/** The document created from pasted HTML. */
export function pastedDocument(html: string): Node {
  const { body } = new DOMParser().parseFromString(
    cleanPastedHtml(html, () => null),
    'text/html',
  );
  const document = SchemaParser.fromSchema(documentSchema).parse(body);
  document.check();
  return document;
}

const signs: Readonly<Record<string, string>> = {
  bold: '*',
  italic: '/',
  underline: '_',
  strike: '~',
  link: '@',
  code: '`',
};

/** The document created from pasted HTML, one block per line, with `ol.a@3` for a list that starts at c. */
export function pastedOutline(html: string): string[] {
  return outlineOf(pastedDocument(html));
}

/** A document, one block per line. */
export const outlineOf = (document: Node): string[] => linesOf(document);

function linesOf(parent: Node): string[] {
  return parent.content.content.flatMap((node) => {
    const { name } = node.type;
    if (name === 'bulletList' || name === 'orderedList' || name === 'taskList') return listLines(node);
    if (name === 'table') return ['table', ...node.content.content.map(rowLine)];
    if (name === 'heading') return [`h${node.attrs['level']} ${words(node)}`];
    if (name === 'codeBlock') return [`pre ${JSON.stringify(node.textContent)}`];
    if (name === 'horizontalRule') return ['hr'];
    if (name === 'blockquote') return linesOf(node).map((line) => `> ${line}`);
    return [words(node)];
  });
}

function listLines(list: Node): string[] {
  const { type = null, start = 1 } = list.attrs;
  const kind = `ol${type === null ? '' : `.${type}`}${start === 1 ? '' : `@${start}`}`;
  const items = list.content.content.flatMap((item) =>
    linesOf(item).map((line, index) => `${index === 0 ? `- ${tickOf(item)}` : '  '}${line}`),
  );
  return [kinds[list.type.name] ?? kind, ...items];
}

const kinds: Readonly<Record<string, string>> = { bulletList: 'ul', taskList: 'tasks' };

const tickOf = ({ type, attrs }: Node): string =>
  type.name === 'taskItem' ? `[${attrs['checked'] === true ? 'x' : ' '}] ` : '';

const rowLine = (row: Node): string =>
  row.content.content.map((cell) => linesOf(cell).join(' ¶ ')).join(' | ');

function words(block: Node): string {
  return block.content.content
    .map(({ type, text = type.name === 'hardBreak' ? '⏎' : '', marks }) =>
      marks.reduce((marked, { type: mark }) => `${signs[mark.name]}${marked}${signs[mark.name]}`, text),
    )
    .join('');
}
