import { isUsualHeading } from '../citations/usual-heading.ts';
import type { CitedWorks } from '../citations/cited-works.ts';
import { styleInProperties } from '../citations/named-style.ts';
import type { LossReport } from '../losses.ts';
import {
  childNamed,
  elementsNamed,
  replaceChildren,
  type XmlElement,
  xmlText,
  xmlTree,
  xmlTreeIfSound,
} from '../xml-tree.ts';
import { dropDanglingNotes } from './dangling-notes.ts';
import { addHeaders, docxLosses, wordsOf } from './docx-losses.ts';
import { withPlainEquations } from './equations.ts';
import { fillGridGaps } from './grid-gaps.ts';
import { saysNothing, takeFields, type TakenCitation, takeLists } from './fields.ts';
import { joinParagraphs } from './joined-paragraphs.ts';
import { type ListStyles, listStyles } from './lists.ts';
import { readNumbering } from './numbering.ts';
import { isHeadingName, type ParagraphStyles, paragraphStyles } from './paragraph-styles.ts';
import { plainElements } from './plain-elements.ts';
import { characterStyleLooks, withStyleLooks } from './style-looks.ts';
import { readWordSources } from './word-sources.ts';

/** The parts of a Word file in a form that mammoth understands, and what it would lose. */
export interface ReadableParts {
  readonly parts: ReadonlyMap<string, Uint8Array>;
  readonly lists: ListStyles;
  readonly citations: readonly TakenCitation[];
  readonly cited: CitedWorks;
  readonly report: LossReport;
}

type Archive = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

const notes = ['word/footnotes.xml', 'word/endnotes.xml'];

/** Rewrites the parts that hold text. */
export function readableParts(archive: Archive, main: string): ReadableParts {
  const stylesXml = textOf(archive, 'word/styles.xml');
  const looks = stylesXml === undefined ? new Map() : characterStyleLooks(stylesXml);
  const styles = paragraphStyles(stylesXml === undefined ? undefined : xmlTree(stylesXml));
  const read = (name: string): XmlElement | undefined => {
    const xml = textOf(archive, name);
    return xml === undefined ? undefined : xmlTree(xml);
  };
  const body = read(main) ?? xmlTree('<w:document/>');
  const report = docxLosses(body);
  addHeaders(partsNamed(archive, /^word\/(?:header|footer)/u), report);
  const sources = readWordSources(partsNamed(archive, /^customXml\//u));

  plainElements(body);
  joinParagraphs(body);
  const taken = takeFields(body, sources.byTag);
  for (const paragraph of taken.unknown) report.add('citations', wordsOf(paragraph));
  const notesTaken = notes.flatMap((name) => {
    const tree = read(name);
    if (tree === undefined) return [];
    plainElements(tree);
    const fields = takeFields(tree, sources.byTag, true);
    for (const paragraph of fields.unknown) report.add('citations', wordsOf(paragraph));
    return [{ name, tree, references: fields.references, unknown: fields.unknown }];
  });
  const known = [
    ...taken.references,
    ...notesTaken.flatMap(({ references }) => references),
    // Word keeps sources that a text once cited, or never did.
    ...(taken.citations.length > 0 || taken.inLists.length > 0 ? sources.references : []),
  ];
  const references = [...new Map(known.map((each) => [each.id, each])).values()];
  // The list goes only where ours has everything that it lists.
  const isComplete = taken.unknown.length === 0 && notesTaken.every(({ unknown }) => unknown.length === 0);
  if (references.length > 0 && isComplete) {
    takeLists(taken);
    withoutListed(body, taken.listed, styles);
  }
  dropDanglingNotes(
    body,
    notesTaken.map(({ tree }) => tree),
  );
  fillGridGaps(body);
  rules(body);
  const numbering = xmlTreeIfSound(textOf(archive, 'word/numbering.xml') ?? '<none/>');
  const lists = listStyles(body, readNumbering(numbering), styles);
  const rewritten = [{ name: main, tree: body }, ...notesTaken].map(({ name, tree }) => {
    const xml = withPlainEquations(withStyleLooks(xmlText(tree), looks));
    return [name, new TextEncoder().encode(xml)] as const;
  });
  return {
    parts: new Map([...archive, ...rewritten]),
    lists,
    citations: taken.citations,
    cited: {
      references,
      style: sources.style ?? styleInProperties(textOf(archive, 'docProps/custom.xml') ?? ''),
    },
    report,
  };
}

const textOf = (archive: Archive, name: string): string | undefined => {
  const bytes = archive.get(name);
  return bytes && new TextDecoder().decode(bytes);
};

const partsNamed = (archive: Archive, pattern: RegExp): Uint8Array[] =>
  [...archive].filter(([name]) => pattern.test(name)).map(([, bytes]) => bytes);

/** Removes the paragraphs of a list of works and the heading above it: our list has its own. */
function withoutListed(element: XmlElement, listed: ReadonlySet<XmlElement>, styles: ParagraphStyles): void {
  const kept: (XmlElement | string)[] = [];
  for (const child of element.children) {
    if (typeof child === 'string') {
      kept.push(child);
      continue;
    }
    if (child.name === 'w:p' && listed.has(child) && saysNothing(child)) {
      const above = kept.findLastIndex((each) => typeof each !== 'string');
      const heading = kept[above];
      if (typeof heading === 'object' && isListHeading(heading, styles)) kept.splice(above, 1);
      continue;
    }
    withoutListed(child, listed, styles);
    kept.push(child);
  }
  replaceChildren(element, kept);
}

const isListHeading = (paragraph: XmlElement, styles: ParagraphStyles): boolean =>
  isUsualHeading(wordsOf(paragraph)) &&
  paragraph.name === 'w:p' &&
  isHeadingName(styles(childNamed(childNamed(paragraph, 'w:pPr'), 'w:pStyle')?.attributes['w:val']).name);

/** Whether a paragraph holds more than a drawn rule. */
function hasWords(paragraph: XmlElement): boolean {
  for (const name of ['w:t', 'w:drawing', 'w:footnoteReference', 'w:endnoteReference']) {
    for (const _ of elementsNamed(name, paragraph)) return true;
  }
  return false;
}

/** Word may draw a horizontal rule as a picture, in a paragraph of its own. */
function rules(body: XmlElement): void {
  for (const paragraph of elementsNamed('w:p', body)) {
    const isRule = [...elementsNamed('v:rect', paragraph)].some(
      ({ attributes }) => attributes['o:hr'] === 't',
    );
    if (!isRule || hasWords(paragraph)) continue;
    const style = { name: 'w:pStyle', attributes: { 'w:val': 'horizontal-rule' }, children: [] };
    paragraph.children.splice(0, paragraph.children.length, {
      name: 'w:pPr',
      attributes: {},
      children: [style],
    });
  }
}
