import { holdsBlocks, made, textsOf, unwrap } from './elements.ts';

/** A caption stands before its table; a table in a cell, or one that only lays out a page, is its text. */
export function plainTables(body: HTMLElement): void {
  for (const caption of body.querySelectorAll('caption')) {
    const paragraph = body.ownerDocument.createElement('p');
    paragraph.append(...caption.childNodes);
    caption.closest('table')?.before(paragraph);
    caption.remove();
  }
  for (const table of [...body.querySelectorAll('table')].toReversed()) {
    const cells = [...table.querySelectorAll('td, th')];
    const isNested = table.parentElement?.closest('td, th') !== null && table.parentElement !== null;
    if (!isNested && cells.length > 1) continue;
    table.replaceWith(...cells.map((cell) => made(cell, 'div', ...cell.childNodes)));
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
