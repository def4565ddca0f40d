import { LossReport } from '../losses.ts';
import {
  childNamed,
  elementsNamed,
  elementsOf,
  textWithin,
  type XmlElement,
  xmlTreeIfSound,
} from '../xml-tree.ts';
import { isEndTracked } from './joined-paragraphs.ts';

const tracked = new Set(['w:ins', 'w:del', 'w:moveFrom', 'w:moveTo']);

/** Counts what our documents cannot hold of a Word document's text, as Word wrote it. */
export function docxLosses(body: XmlElement): LossReport {
  const report = new LossReport();
  count(body, body, report);
  return report;
}

function count(element: XmlElement, block: XmlElement, report: LossReport): void {
  for (const child of elementsOf(element)) {
    const { name } = child;
    const place = () => wordsOf(block);
    if (name === 'w:commentReference') report.add('comments', place());
    else if (tracked.has(name) && child.children.length > 0) report.add('tracked', place());
    else if (name === 'm:oMath') report.add('formulas', place());
    else if (name === 'w:drawing' && isDrawn(child)) report.add('drawings', place());
    else if (name === 'w:altChunk') report.add('parts');
    else if (name === 'o:OLEObject') report.add('parts', place());
    else if (name === 'w:p' && isOnlyEndTracked(child)) report.add('tracked', wordsOf(child));
    if (name === 'm:oMath' || name === 'w:pPr' || name === 'w:rPr') continue;
    // A cell is located by its table, everything else by its paragraph.
    count(child, name === 'w:p' || name === 'w:tc' ? child : block, report);
  }
}

/** Whether a paragraph was divided, or joined with the next one, and none of its words was inserted or deleted. */
const isOnlyEndTracked = (paragraph: XmlElement): boolean =>
  isEndTracked(paragraph, [...tracked]) && !elementsOf(paragraph).some(({ name }) => tracked.has(name));

/** A chart, a diagram or a shape: neither a picture nor text in a box. */
function isDrawn(drawing: XmlElement): boolean {
  for (const name of ['a:blip', 'wps:txbx', 'w:txbxContent']) {
    for (const _ of elementsNamed(name, drawing)) return false;
  }
  const [shown] = elementsOf(drawing);
  return shown !== undefined && childNamed(shown, 'a:graphic') !== undefined;
}

/** The text of an element; empty where there is none. */
export function wordsOf(element: XmlElement): string {
  let words = '';
  for (const text of elementsNamed('w:t', element)) {
    words += textWithin(text);
    if (words.length > 100) break;
  }
  return words;
}

/** Counts the headers and footers that contain more than the page number. */
export function addHeaders(parts: Iterable<Uint8Array>, report: LossReport): void {
  const seen = new Set<string>();
  for (const part of parts) {
    const tree = xmlTreeIfSound(new TextDecoder().decode(part));
    if (tree === undefined) continue;
    const words = wordsOf(tree).replaceAll(/\s+/gu, ' ').trim();
    // Word keeps one for each kind of page, with the same words.
    if (!/\p{L}/u.test(words) || seen.has(words)) continue;
    seen.add(words);
    report.add('headers', words);
  }
}
