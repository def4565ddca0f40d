import { holdsBlocks, made, textsOf, unwrap } from './elements.ts';

/**
 * A caption stands before its table; a table in a cell, of which `onFlattened` is told, and one that only lays out a page
 * become their text.
 */
export function plainTables(body: HTMLElement, onFlattened: (table: Element) => void = () => {}): void {
  for (const caption of body.querySelectorAll('caption')) {
    const paragraph = body.ownerDocument.createElement('p');
    paragraph.append(...caption.childNodes);
    caption.closest('table')?.before(paragraph);
    caption.remove();
  }
  const cellsOf = (table: Element) =>
    [...table.querySelectorAll('td, th')].filter((cell) => cell.closest('table') === table);
  // From the outside in: a table in one that only lays out a page is not in a cell any more.
  for (const table of body.querySelectorAll('table')) {
    const cells = cellsOf(table);
    if (cells.length <= 1) table.replaceWith(...cells.map((cell) => made(cell, 'div', ...cell.childNodes)));
  }
  for (const table of [...body.querySelectorAll('table')].toReversed()) {
    if ((table.parentElement?.closest('td, th') ?? null) === null) continue;
    onFlattened(table);
    table.replaceWith(...cellsOf(table).map((cell) => made(cell, 'div', ...cell.childNodes)));
  }
  for (const cell of body.querySelectorAll('td, th')) wrapCell(cell);
  for (const cell of body.querySelectorAll('th')) withoutBold(cell);
}

/** A cell without a paragraph would run into the next one. */
function wrapCell(cell: Element): void {
  if (holdsBlocks(cell)) return;
  const paragraph = cell.ownerDocument.createElement('p');
  paragraph.append(...cell.childNodes);
  cell.append(paragraph);
}

/** A cell that names its column is drawn in bold: text that is bold throughout says nothing more. */
function withoutBold(cell: Element): void {
  const bold = 'b, strong';
  const isPlain = ({ data, parentElement }: Text) =>
    data.trim() !== '' && (parentElement?.closest(bold) ?? null) === null;
  if (textsOf(cell).some(isPlain)) return;
  for (const element of cell.querySelectorAll(bold)) unwrap(element);
}
