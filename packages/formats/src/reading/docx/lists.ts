import { childNamed, elementsNamed, type XmlElement } from '../xml-tree.ts';
import { indentOf, ListCounter, type Numbering } from './numbering.ts';
import {
  isCodeName,
  isHeadingName,
  isQuoteName,
  type ParagraphStyle,
  type ParagraphStyles,
} from './paragraph-styles.ts';

/** A list of the text, with its HTML attributes. */
export interface WrittenList {
  readonly start: number;
  readonly type: string | null;
}

/** How mammoth should write the paragraphs of lists, by style ids made up for them. */
export interface ListStyles {
  readonly styleMap: readonly string[];
  readonly lists: readonly WrittenList[];
}

interface OpenList {
  /** Its number among all lists. */
  readonly place: number;
  readonly numId: string;
  readonly level: number;
  readonly indent: number;
  readonly type: string | null;
  /** The number of the next item. */
  next: number;
}

interface Item {
  readonly numId: string;
  readonly level: number;
}

/** The class of a list until its tag is rewritten. */
export const listClass = (place: number): string => `list-${place}`;

/**
 * Gives each list paragraph a style that encodes its place and its list: mammoth tells bullets from numbers, but knows
 * neither start numbers, nor where one list ends and the next begins, nor what else belongs to an item.
 */
export function listStyles(body: XmlElement, numbering: Numbering, styles: ParagraphStyles): ListStyles {
  const walk = new ListWalk(numbering, styles);
  walk.container(body);
  return { styleMap: [...walk.rules.values()], lists: walk.lists };
}

/** Elements that hold paragraphs in sequence. */
const containers = new Set(['w:tc', 'w:txbxContent', 'w:body', 'w:footnote', 'w:endnote']);

class ListWalk {
  readonly rules = new Map<string, string>();
  readonly lists: WrittenList[] = [];
  readonly #counter = new ListCounter();
  readonly #numbering: Numbering;
  readonly #styles: ParagraphStyles;
  #open: OpenList[] = [];

  constructor(numbering: Numbering, styles: ParagraphStyles) {
    this.#numbering = numbering;
    this.#styles = styles;
  }

  container(element: XmlElement): void {
    for (const child of element.children) {
      if (typeof child === 'string') continue;
      if (containers.has(child.name)) {
        const around = this.#open;
        this.#open = [];
        this.container(child);
        this.#open = around;
        continue;
      }
      if (child.name === 'w:p') this.#paragraph(child);
      if (child.name === 'w:tbl') this.#open = [];
      this.container(child);
    }
  }

  #paragraph(paragraph: XmlElement): void {
    const properties = childNamed(paragraph, 'w:pPr');
    const style = this.#styles(childNamed(properties, 'w:pStyle')?.attributes['w:val']);
    if (isHeadingName(style.name)) {
      this.#open = [];
      setStyle(paragraph, style.id);
      return;
    }
    const item = this.#itemOf(properties, style);
    if (item && this.#item(paragraph, item, style)) return;
    if (this.#goesOn(paragraph, properties, style)) return;
    this.#open = [];
    if (style.id !== '') setStyle(paragraph, style.id);
  }

  #itemOf(properties: XmlElement | undefined, style: ParagraphStyle): Item | null {
    const own = childNamed(properties, 'w:numPr');
    const given = own ?? style.numbering;
    const numId =
      childNamed(own, 'w:numId')?.attributes['w:val'] ??
      childNamed(style.numbering, 'w:numId')?.attributes['w:val'];
    const list = numId === undefined ? undefined : this.#numbering.get(numId);
    if (numId === undefined || list === undefined) return null;
    const said = childNamed(given, 'w:ilvl')?.attributes['w:val'];
    const id = childNamed(properties, 'w:pStyle')?.attributes['w:val'];
    const styled = id === undefined ? -1 : list.levels.findIndex((level) => level?.style === id);
    const level = said === undefined ? Math.max(styled, 0) : Number(said);
    return { numId, level: Math.min(Math.max(level || 0, 0), 8) };
  }

  /** Returns whether the paragraph was an item; one without a marker can only continue the item before it. */
  #item(paragraph: XmlElement, { numId, level }: Item, style: ParagraphStyle): boolean {
    const list = this.#numbering.get(numId);
    const look = list?.levels[level];
    if (list === undefined) return false;
    const isTask = /^\s*[☐☑☒]/u.test(firstText(paragraph));
    if (look?.type === 'none' && !isTask) {
      const before = this.#open.findLastIndex((open) => open.level <= level);
      if (before < 0) return false;
      this.#open.length = before + 1;
      this.#write(paragraph, style, 'p:fresh');
      return true;
    }
    const type = look === undefined ? '1' : look.type === 'none' ? null : look.type;
    const number = this.#counter.next(numId, list, level);
    while ((this.#open.at(-1)?.level ?? -1) > level) this.#open.pop();
    const last = this.#open.at(-1);
    const isNext = type === null || (last?.numId === numId && last.next === number);
    const goesOn = last?.level === level && last.type === type && isNext;
    if (last && goesOn) last.next = number + 1;
    else {
      if (last?.level === level) this.#open.pop();
      const own = indentOf(childNamed(childNamed(paragraph, 'w:pPr'), 'w:ind'));
      const indent = own ?? look?.indent ?? 0;
      const place = this.lists.push({ start: number, type }) - 1;
      this.#open.push({ place, numId, level, indent, type, next: number + 1 });
    }
    this.#write(paragraph, style, 'li:fresh');
    return true;
  }

  /** A paragraph without a number belongs to the item that it is aligned with. */
  #goesOn(paragraph: XmlElement, properties: XmlElement | undefined, style: ParagraphStyle): boolean {
    const own = childNamed(properties, 'w:ind');
    const isOfLists = /^list/iu.test(style.name);
    const indent = indentOf(own) ?? (isOfLists ? indentOf(style.indent) : undefined) ?? 0;
    if (indent <= 0 || (own && Number(own.attributes['w:hanging'] ?? 0) > 0)) return false;
    const at = this.#open.findLastIndex((list) => list.indent > 0 && list.indent <= indent + 20);
    if (at < 0) return false;
    this.#open.length = at + 1;
    this.#write(paragraph, style, 'p:fresh');
    return true;
  }

  #write(paragraph: XmlElement, style: ParagraphStyle, as: 'li:fresh' | 'p:fresh'): void {
    const [kind, inner] = isQuoteName(style.name)
      ? ['quote', 'blockquote > p:fresh']
      : isCodeName(style.name)
        ? ['code', String.raw`pre:separator('\n')`]
        : ['', 'p:fresh'];
    const path = this.#open
      .map(({ place, type }) => `${type === null ? 'ul' : 'ol'}.${listClass(place)}`)
      .join(' > li > ');
    const id = `in-${this.#open.at(-1)?.place ?? 0}-${as === 'li:fresh' ? 'item' : 'more'}-${kind}`;
    // For a list in a quotation, the whole list is marked as quoted.
    const rule =
      as === 'p:fresh'
        ? `${path} > li > ${inner}`
        : kind === 'quote'
          ? `blockquote > ${path} > li:fresh`
          : `${path} > li:fresh`;
    this.rules.set(id, `p.${id} => ${rule}`);
    setStyle(paragraph, id);
  }
}

function setStyle(paragraph: XmlElement, id: string): void {
  const style = { name: 'w:pStyle', attributes: { 'w:val': id }, children: [] };
  const properties = childNamed(paragraph, 'w:pPr');
  if (properties === undefined) {
    paragraph.children.unshift({ name: 'w:pPr', attributes: {}, children: [style] });
    return;
  }
  const rest = properties.children.filter(
    (child) => typeof child === 'string' || !['w:pStyle', 'w:numPr'].includes(child.name),
  );
  properties.children.splice(0, properties.children.length, style, ...rest);
}

function firstText(paragraph: XmlElement): string {
  for (const text of elementsNamed('w:t', paragraph)) {
    const [words] = text.children;
    if (typeof words === 'string' && words !== '') return words;
  }
  return '';
}
