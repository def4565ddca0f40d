import { Node } from '@tiptap/core';

/** What a cell may hold: no table, since none of the files that are written could lay it out everywhere. */
const cellContent = '(paragraph | heading | bulletList | orderedList | taskList | blockquote | codeBlock)+';

/** A table. The roles are what prosemirror-tables knows its nodes by. */
export const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema: ({ name }) => roleOf(name),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['div', { class: 'tableWrapper' }, ['table', ['tbody', 0]]],
});

/** A row; one that is covered by cells of the rows above may hold none. */
export const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

/** A cell. */
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

/** As many columns as fit on any page, and then some. */
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
  /** Wanted by prosemirror-tables; columns share the width. */
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
