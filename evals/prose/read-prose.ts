import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ChildNode, type Document, Element, Text } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { paragraphLanguage } from '@octavo/language';
import { countWords } from '../corrections/clean-text.ts';
import type { EvalLanguage } from '../corrections/fault.ts';
import type { Source } from './sources.ts';
import { unpacked } from './unpacked.ts';

/** The prose of one source: a document for each file, with paragraphs separated by empty lines. */
export interface Prose {
  readonly source: Source;
  readonly documents: readonly string[];
  readonly words: number;
}

/** The limit for one source, so that no single book dominates the figure. */
const mostWords = 5000;

/** Reads up to `most` words of a source from its unpacked package; untranslated text is skipped. */
export function readProse(source: Source, language: EvalLanguage, most = mostWords): Prose {
  const folder = unpacked(source.package);
  const files = globSync(source.files, { cwd: folder }).toSorted();
  const documents: string[] = [];
  let words = 0;
  for (const file of evenly(files)) {
    const left = most - words;
    if (left <= 0) break;
    const paragraphs = within(
      translated(proseOf(readFileSync(join(folder, file), 'utf8'), file), language),
      left,
    );
    if (paragraphs.length === 0) continue;
    documents.push(paragraphs.join('\n\n'));
    words += paragraphs.reduce((sum, paragraph) => sum + countWords(paragraph), 0);
  }
  return { source, documents, words };
}

/** The paragraphs of running text in an HTML, DocBook or Mallard file. */
export function proseOf(content: string, file: string): string[] {
  const isXml = /\.(?:docbook|xml|page)$/u.test(file);
  const document = parseDocument(isXml ? withoutEntities(content) : content, { xmlMode: isXml });
  const paragraphs = DomUtils.findAll(isParagraph, document.children);
  const seen = new Set<string>();
  return paragraphs.flatMap((paragraph) => {
    const text = textOf(paragraph)
      .replaceAll(/[ \t\r\n]+/gu, ' ')
      .trim();
    if (seen.has(text) || !isProse(text) || !isMostlyWords(paragraph, text) || isBoilerplate(paragraph)) {
      return [];
    }
    seen.add(text);
    return [text];
  });
}

const paragraphNames = new Set(['p', 'para', 'simpara']);
/** Publican, which builds handbooks from DocBook, uses a div for a paragraph. */
const isParagraph = ({ name, attribs }: Element): boolean =>
  paragraphNames.has(name) || (name === 'div' && attribs['class'] === 'para');

const codeNames = new Set([
  'code',
  'tt',
  'pre',
  'kbd',
  'samp',
  'literal',
  'command',
  'filename',
  'programlisting',
]);
const codeNamesOfMenus = new Set([
  'guimenu',
  'guimenuitem',
  'guilabel',
  'guibutton',
  'menuchoice',
  'keycombo',
  'option',
]);
const leftOut = new Set(['script', 'style', 'footnote', 'indexterm', 'sup', 'math', 'inlineequation']);

/** Sentences, as opposed to captions, lists of names or formulas. */
const isProse = (text: string): boolean =>
  countWords(text) >= 12 &&
  /^[\p{Lu}«„“"¿]/u.test(text) &&
  /[.!?…][»“”")]?$/u.test(text) &&
  !/[{}<>\\|=]|\$\w|::|--/u.test(text);

/** Whether a paragraph has few enough commands and menu items to be ordinary prose. */
function isMostlyWords(paragraph: Element, text: string): boolean {
  const code = DomUtils.findAll(
    ({ name }) => codeNames.has(name) || codeNamesOfMenus.has(name),
    paragraph.children,
  );
  return code.reduce((sum, one) => sum + DomUtils.innerText(one).length, 0) <= text.length / 12;
}

/** Licences and credits are in English in every translation. */
function isBoilerplate(element: Element): boolean {
  const within = [element, ...ancestors(element)];
  return within.some(
    ({ name, attribs }) =>
      ['legalnotice', 'abstract', 'appendix', 'screenshot'].includes(name) ||
      /licen[cs]e|copyright|credits|legal|footnote|nav/iu.test(
        `${attribs['id'] ?? ''} ${attribs['class'] ?? ''}`,
      ),
  );
}

const ancestors = (element: Element): Element[] =>
  element.parent instanceof Element ? [element.parent, ...ancestors(element.parent)] : [];

function textOf(node: ChildNode | Document): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || leftOut.has(node.name)) return '';
  return node.name === 'br' ? ' ' : node.children.map(textOf).join('');
}

/** DocBook refers to programs by its own entities: `&kstars;` is KStars. */
const withoutEntities = (content: string): string =>
  content.replaceAll(/&(?<name>[a-zA-Z][\w.-]*);/gu, (entity, name: string) =>
    ['amp', 'lt', 'gt', 'quot', 'apos'].includes(name) ? entity : (programs.get(name.toLowerCase()) ?? name),
  );

const programs = new Map(
  ['KStars', 'Kalzium', 'KmPlot', 'KMyMoney', 'Skrooge', 'KDE', 'GNU', 'Linux'].map((name) => [
    name.toLowerCase(),
    name,
  ]),
);

const translated = (paragraphs: readonly string[], language: EvalLanguage): string[] =>
  paragraphs.filter((paragraph) => paragraphLanguage(paragraph) === language);

function within(paragraphs: readonly string[], words: number): string[] {
  let sum = 0;
  return paragraphs.filter((paragraph) => {
    if (sum >= words) return false;
    sum += countWords(paragraph);
    return true;
  });
}

/** Files from all over a book: every third, then the other thirds. */
const evenly = (files: readonly string[]): string[] =>
  [0, 1, 2].flatMap((rest) => files.filter((_file, index) => index % 3 === rest));
