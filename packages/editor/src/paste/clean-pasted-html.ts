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
  for (const cell of body.querySelectorAll('td, th')) if (cell.querySelector(blocks) === null) wrap(cell);
  wordListsToLists(body);
  for (const element of body.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) if (name.startsWith('on')) element.removeAttribute(name);
  }
  return body;
}

/** A cell without a paragraph would run into the next one. */
function wrap(cell: Element): void {
  const paragraph = cell.ownerDocument.createElement('p');
  paragraph.append(...cell.childNodes);
  cell.append(paragraph);
}
