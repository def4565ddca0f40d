import { classStyles } from './class-styles.ts';
import { codeLanguages } from './code-languages.ts';
import { isBlank, made, renamed, unwrap } from './elements.ts';
import { namedHeadings, threeRanks } from './heading-ranks.ts';
import { leveledLists } from './leveled-lists.ts';
import { liftBlocks } from './lift-blocks.ts';
import { linkedNotesToFootnotes } from './linked-notes.ts';
import { paragraphBreaks } from './line-breaks.ts';
import { withoutOfficeNoise } from './office-noise.ts';
import { hoistPictures, liftPictures } from './hoist-pictures.ts';
import type { OnDropped } from './on-dropped.ts';
import { plainBlocks } from './plain-blocks.ts';
import { plainFormulas } from './plain-formulas.ts';
import { plainLists } from './plain-lists.ts';
import { plainTables } from './plain-tables.ts';
import { raisedDigits } from './raised-digits.ts';
import { styleOf, styleRules } from './style-text.ts';
import { markTasks, taskLists } from './task-items.ts';
import { plainWhiteSpace } from './white-space.ts';
import { withoutHandlers } from './without-handlers.ts';
import { writtenLists } from './written-lists.ts';
import { wordListsToLists } from './word-lists.ts';

const dropped =
  'script, style, link, meta, title, template, iframe, object, embed, svg, video, audio, source, input, select, textarea';

/** Returns the id of the picture that replaces an `img`; null if it is left out. */
export type TakePicture = (image: Element) => string | null;

/** Parses HTML to a document in which no script runs and nothing is loaded. */
export type ParsePage = (html: string) => Document;

/** The page's own parser. */
const byBrowser: ParsePage = (html) => new DOMParser().parseFromString(html, 'text/html');

/** Cleans pasted HTML to what documents consist of: no scripts, no style sheets, pictures by their id. */
export function cleanPastedHtml(html: string, takePicture: TakePicture): string {
  const body = cleanedBody(html, takePicture);
  threeRanks(body);
  return body.innerHTML;
}

/** The same as elements, with all heading ranks. */
export function cleanedBody(
  html: string,
  takePicture: TakePicture,
  onDropped: OnDropped = () => {},
  parse: ParsePage = byBrowser,
): HTMLElement {
  const page = parsed(withoutHandlers(html), parse);
  const { body } = page;
  const rules = [...page.querySelectorAll('style')].flatMap((sheet) => styleRules(sheet.textContent));
  const isOwn = body.querySelector('[data-pm-slice]') !== null;
  if (!isOwn) markTasks(body);
  for (const element of body.querySelectorAll(dropped)) {
    onDropped(element);
    element.remove();
  }
  takePictures(body, takePicture, onDropped);
  plainForms(body);
  linkedNotesToFootnotes(body, onDropped);
  plainFormulas(body, onDropped);
  plainTables(body, onDropped);
  liftPictures(body);
  // Content copied from one of our documents is already in order.
  if (!isOwn) inOrder(body, rules);
  hoistPictures(body);
  for (const element of body.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) if (name.startsWith('on')) element.removeAttribute(name);
  }
  return body;
}

const kept = ['alt', 'width', 'height', 'data-size', 'data-decorative'];

/** Replaces pictures by their ids, without the page's other attributes. */
function takePictures(body: Element, take: TakePicture, onDropped: (element: Element) => void): void {
  for (const choice of body.querySelectorAll('picture')) unwrap(choice);
  for (const image of body.querySelectorAll('img')) {
    const id = take(image);
    if (id === null) {
      onDropped(image);
      image.remove();
      continue;
    }
    const picture = made(image, 'img');
    picture.setAttribute('data-picture', id);
    for (const name of kept) {
      const value = image.getAttribute(name);
      if (value !== null) picture.setAttribute(name, value);
    }
    image.replaceWith(picture);
  }
}

function inOrder(body: HTMLElement, rules: ReturnType<typeof styleRules>): void {
  codeLanguages(body);
  classStyles(body, rules);
  withoutOfficeNoise(body);
  namedHeadings(body);
  boxes(body);
  liftBlocks(body);
  // The gap after a number separates it from the text, so this comes before gaps become spaces.
  wordListsToLists(body, rules);
  leveledLists(body);
  plainWhiteSpace(body);
  raisedDigits(body);
  paragraphBreaks(body);
  liftBlocks(body);
  writtenLists(body);
  plainLists(body);
  plainBlocks(body);
  taskLists(body);
  plainLinks(body);
}

/** Form elements also contain text of the page. */
function plainForms(body: Element): void {
  for (const element of body.querySelectorAll('form, fieldset')) renamed(element, 'div');
  for (const button of body.querySelectorAll('button')) {
    button.before(' ');
    button.after(' ');
    unwrap(button);
  }
}

/** Turns elements that a style displays as blocks into blocks. */
function boxes(body: Element): void {
  for (const element of body.querySelectorAll('span[style*="display"], a[style*="display"]')) {
    if (!/^(?:block|flex|grid|list-item|table)/u.test(styleOf(element).get('display') ?? '')) continue;
    if (element.localName === 'span') renamed(element, 'div');
    else element.replaceWith(made(element, 'div', element.cloneNode(true)));
  }
}

/** Removes underlining from links, where it has no meaning. */
function plainLinks(body: Element): void {
  for (const underlined of body.querySelectorAll('a[href] u, u > a[href]:only-child')) {
    unwrap(underlined.localName === 'u' ? underlined : (underlined.parentElement ?? underlined));
  }
  for (const underlined of body.querySelectorAll('a[href], a[href] [style*="underline"]')) {
    const style = [...styleOf(underlined)].filter(([name]) => !name.startsWith('text-decoration'));
    underlined.setAttribute('style', style.map(([name, value]) => `${name}:${value}`).join(';'));
  }
}

const firstRow =
  /^(?:\s|<meta[^>]*>|<!--[^>]*>)*(?:<t(?:body|head|foot)[^>]*>\s*)?(?:<tr[^>]*>\s*)?<t[dh]\b/iu;

/** Parsers drop table rows without their table. */
function parsed(html: string, parse: ParsePage): Document {
  if (firstRow.test(html)) {
    const page = parse(`<table>${html}</table>`);
    const beside = [...page.body.childNodes].filter((node) => !isBlank(node) && node.nodeName !== 'TABLE');
    if (beside.length === 0) return page;
  }
  return parse(html);
}
