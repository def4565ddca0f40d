import { withoutHandlers } from './without-handlers.ts';
import { wordListsToLists } from './word-lists.ts';

const dropped =
  'script, style, link, meta, title, template, iframe, object, embed, img, picture, svg, video, audio, input, select, textarea';

/** Elements of a form hold text of the page as well. */
const unwrapped = 'form, fieldset, button';

const blocks = 'p, h1, h2, h3, h4, h5, h6, ul, ol, blockquote, pre, table, hr, div';

/** What a paste may bring in, as HTML: no scripts, no style sheets, no images; lists from Word become lists. */
export function cleanPastedHtml(html: string): string {
  return cleanedBody(html).innerHTML;
}

/** The same as elements; `onDropped` is told what is left out. */
export function cleanedBody(html: string, onDropped: (element: Element) => void = () => {}): HTMLElement {
  // Scripts do not run and resources do not load in a document made by `DOMParser`.
  const { body } = new DOMParser().parseFromString(withoutHandlers(html), 'text/html');
  for (const element of body.querySelectorAll(dropped)) {
    onDropped(element);
    element.remove();
  }
  for (const element of body.querySelectorAll(unwrapped)) element.replaceWith(...element.childNodes);
  plainTables(body);
  for (const cell of body.querySelectorAll('td, th')) if (cell.querySelector(blocks) === null) wrap(cell);
  wordListsToLists(body);
  for (const element of body.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) if (name.startsWith('on')) element.removeAttribute(name);
  }
  return body;
}

/** A caption stands before its table; a table in a cell, or one that only lays out a page, is its text. */
function plainTables(body: HTMLElement): void {
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
    for (const cell of cells) if (cell.querySelector(blocks) === null) wrap(cell);
    table.replaceWith(...cells.flatMap((cell) => [...cell.childNodes]));
  }
}

/** A cell without a paragraph would run into the next one. */
function wrap(cell: Element): void {
  const paragraph = cell.ownerDocument.createElement('p');
  paragraph.append(...cell.childNodes);
  cell.append(paragraph);
}
