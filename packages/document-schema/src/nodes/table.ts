import { Node } from '@tiptap/core';

/** What a cell may hold. Not a table: none of the exported file formats can lay out nested tables everywhere. */
const cellContent = '(paragraph | heading | bulletList | orderedList | taskList | blockquote | codeBlock)+';

/** A table. prosemirror-tables recognises its nodes by the `tableRole`. */
export const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema: ({ name }) => roleOf(name),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['div', { class: 'tableWrapper' }, ['table', ['tbody', 0]]],
});

/** A row; it may be empty where cells of the rows above cover it. */
export const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

/** A cell of a table. */
export const TableCell = Node.create({
  name: 'tableCell',
  content: cellContent,
  isolating: true,
  addAttributes: () => spans,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
});

/** A cell that names its row or column. */
export const TableHeader = Node.create({
  name: 'tableHeader',
  content: cellContent,
  isolating: true,
  addAttributes: () => spans,
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
});

/** More columns than fit on any page. */
export const mostColumns = 64;
export const mostSpannedRows = 1000;

const span = (name: string, most: number) => ({
  default: 1,
  parseHTML: (element: { getAttribute(name: string): string | null }) =>
    Math.min(most, Math.max(1, Math.trunc(Number(element.getAttribute(name))) || 1)),
  renderHTML: (attributes: Readonly<Record<string, unknown>>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
});

const spans = {
  colspan: span('colspan', mostColumns),
  rowspan: span('rowspan', mostSpannedRows),
  /** Required by prosemirror-tables; columns share the width. */
  colwidth: { default: null, rendered: false },
};

const roles = new Map([
  ['table', 'table'],
  ['tableRow', 'row'],
  ['tableCell', 'cell'],
  ['tableHeader', 'header_cell'],
]);

function roleOf(name: string): Readonly<Record<string, string>> {
  const role = roles.get(name);
  return role === undefined ? {} : { tableRole: role };
}
