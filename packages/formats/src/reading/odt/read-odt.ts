import { readArchive } from '../archive.ts';
import type { FileText } from '../file-text.ts';
import { Refused } from '../refusal.ts';
import { maxPictureBytes } from '@octavo/contract/document-limits';
import { filePictures } from '../file-pictures.ts';
import { OdtText } from './odt-text.ts';
import { odtStyles } from './odt-styles.ts';
import { LossReport } from '../losses.ts';
import { elementsNamed, elementsOf, textWithin, type XmlElement, xmlTree } from '../xml-tree.ts';
import { formulaText } from './formula-text.ts';
import { odtCitations } from './odt-citations.ts';

const parts = new Set(['content.xml', 'styles.xml', 'META-INF/manifest.xml']);

/** A picture that is too large is left out and not unpacked. */
const picture = /^Pictures\/[^/]+$/u;
/** A formula is a document of its own. */
const formula = /^[^/]+\/content\.xml$/u;
const longestFormula = 200_000;

/** A text document of LibreOffice and others (ODF 1.3) as HTML; tracked changes are taken as accepted. */
export function readOdt(bytes: Uint8Array): FileText {
  const archive = readArchive(
    bytes,
    (name, size) =>
      parts.has(name) ||
      (picture.test(name) && size <= maxPictureBytes) ||
      (formula.test(name) && size <= longestFormula),
  );
  const part = (name: string): string => new TextDecoder().decode(archive.get(name));
  if (part('META-INF/manifest.xml').includes('encryption-data')) throw new Refused('password');
  const content = xmlTree(part('content.xml'));
  const body = firstNamed('office:text', content);
  if (body === undefined) throw new Refused('kind');
  const stylesTree = archive.has('styles.xml') ? xmlTree(part('styles.xml')) : undefined;
  const pictures = filePictures();
  const report = new LossReport();
  const citations = odtCitations(body);
  const text = new OdtText({
    styles: odtStyles([...(stylesTree ? [stylesTree] : []), content]),
    citations,
    report,
    pictureAddress: (path) => pictures.address(archive.get(path.replace(/^\.\//u, ''))),
    formulaAt: (path) => {
      const bytes = archive.get(`${path.replace(/^\.\//u, '')}/content.xml`);
      return bytes === undefined ? null : formulaText(withoutType(new TextDecoder().decode(bytes)));
    },
  });
  const html = text.write(body);
  for (const region of elementsNamed('text:changed-region', body)) report.add('tracked', textWithin(region));
  if (stylesTree) addHeaders(stylesTree, report);
  return {
    html,
    pictures: pictures.all,
    // It is sent between threads, and functions cannot be.
    cited: { references: citations.references, style: citations.style },
    losses: report.losses,
    places: report.places,
  };
}

/** Removes the document type that older programs declare for a formula; it is not fetched. */
const withoutType = (xml: string): string => xml.replace(/<!DOCTYPE math:math[^>[]*>/u, '');

/** Counts the headers and footers that contain more than the page number, each once. */
function addHeaders(styles: XmlElement, report: LossReport): void {
  const seen = new Set<string>();
  for (const master of elementsNamed('style:master-page', styles)) {
    for (const kind of elementsOf(master).filter(({ name }) => /^style:(?:header|footer)/u.test(name))) {
      const words = textWithin(kind).replaceAll(/\s+/gu, ' ').trim();
      if (!/\p{L}/u.test(words) || seen.has(words)) continue;
      seen.add(words);
      report.add('headers', words);
    }
  }
}

function firstNamed(name: string, within: XmlElement): XmlElement | undefined {
  for (const found of elementsNamed(name, within)) return found;
  return undefined;
}
