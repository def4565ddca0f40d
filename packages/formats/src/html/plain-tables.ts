import { holdsBlocks, made, textsOf, unwrap } from './elements.ts';

/**
 * Moves a caption before its table; a nested table, which is reported to `onFlattened`, and a table used only for
 * layout become their text.
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
  // From the outside in: a table inside a layout table is no longer in a cell.
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

/** Without a paragraph, the text of a cell would run into the next one. */
function wrapCell(cell: Element): void {
  if (holdsBlocks(cell)) return;
  const paragraph = cell.ownerDocument.createElement('p');
  paragraph.append(...cell.childNodes);
  cell.append(paragraph);
}

/** A header cell is bold anyway, so text that is bold throughout loses its bold. */
function withoutBold(cell: Element): void {
  const bold = 'b, strong';
  const isPlain = ({ data, parentElement }: Text) =>
    data.trim() !== '' && (parentElement?.closest(bold) ?? null) === null;
  if (textsOf(cell).some(isPlain)) return;
  for (const element of cell.querySelectorAll(bold)) unwrap(element);
}
